import type { Submission } from '@portal/domain/shared';
import { use, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useHref, useLocation, type To } from 'react-router-dom';
import { addLeaveGuard, returnOnPop } from './leave-guard.ts';

/** What is shown before the page is left. */
export interface Leaving {
  /** The confirmation before unsaved changes are lost; null = it is not shown. */
  question: { onStay: () => void; onLeave: () => void } | null;
  /** Whether the page is left once it is saved. */
  waits: boolean;
}

/** A navigation that is held back. */
interface Held {
  go: () => void;
  whileSaving: boolean;
}

const pathnameOf = (to: To) => (typeof to === 'string' ? to.replace(/[?#].*$/, '') : (to.pathname ?? ''));

/**
 * While `active`, leaving this page within the portal waits for the student's confirmation, and closing the tab for the
 * browser's own. The portal's router has no blocker (only data routers do), so navigation is held back here: calls of
 * the navigator that links and hooks use, the browser's back and forward before the router handles them, and logging
 * out. There is no confirmation once nothing is left to lose. Changes that are being saved are not lost, so leaving
 * waits for the response: a refusal is shown on this page.
 *
 * @param isPartial whether a part was not saved, which this page says, too
 */
export function useLeaveGuard(active: boolean, saving: Submission, isPartial: boolean): Leaving {
  const { navigator } = use(NavigationContext);
  // The path as in the navigator, with the deployment's base.
  const page = useHref(useLocation().pathname);
  const [held, setHeld] = useState<Held | null>(null);
  const release = useRef<() => void>(() => undefined);
  const isSaving = saving.status === 'pending';
  const latestIsSaving = useRef(isSaving);
  const isRefused = held?.whileSaving && (saving.status === 'failed' || isPartial);
  if (isRefused) setHeld(null);

  useEffect(() => {
    if (!active) return undefined;
    const { push, replace, go: move } = navigator;
    const hold = (go: () => void) => setHeld({ go, whileSaving: latestIsSaving.current });
    const leaves = (to: To) => ![page, ''].includes(pathnameOf(to));
    Object.assign(navigator, {
      push: (to: To, state?: unknown, options?: object) => {
        const proceed = () => push.call(navigator, to, state, options);
        if (leaves(to)) hold(proceed);
        else proceed();
      },
      replace: (to: To, state?: unknown, options?: object) => {
        const proceed = () => replace.call(navigator, to, state, options);
        if (leaves(to)) hold(proceed);
        else proceed();
      },
      go: (delta: number) => hold(() => move.call(navigator, delta)),
    });

    function onUnload(event: BeforeUnloadEvent) {
      event.preventDefault();
    }
    const onPop = returnOnPop((delta) => hold(() => history.go(delta)));
    const removeGuard = addLeaveGuard({ onPop, hold });
    addEventListener('beforeunload', onUnload);
    release.current = () => {
      Object.assign(navigator, { push, replace, go: move });
      removeGuard();
      removeEventListener('beforeunload', onUnload);
    };
    return () => release.current();
  }, [active, navigator, page]);

  const ends = !active && !isSaving;
  useEffect(() => {
    latestIsSaving.current = isSaving;
    if (held && ends) leave(held);
  }, [held, ends, isSaving]);

  function leave({ go }: Held) {
    setHeld(null);
    release.current();
    go();
  }
  return {
    question: held && active && !isSaving ? { onStay: () => setHeld(null), onLeave: () => leave(held) } : null,
    waits: held !== null && isSaving,
  };
}
