import { idle, type Submission } from '@portal/domain/shared';
import { use, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useHref, useLocation, type To } from 'react-router-dom';
import { setLeaveGuard } from './leave-guard.ts';

/** What the student is told before the page is left. */
export interface Leaving {
  /** The question before something is lost; null = it is not asked. */
  question: { onStay: () => void; onLeave: () => void } | null;
  /** The page is left once it is saved. */
  waits: boolean;
}

/** What would leave the page. */
interface Held {
  go: () => void;
  whileSaving: boolean;
}

const pathnameOf = (to: To) => (typeof to === 'string' ? to.replace(/[?#].*$/, '') : (to.pathname ?? ''));
/** The router numbers its history entries; null = an entry that it did not make. */
const indexOf = (state: unknown) => (state as { idx?: number } | null)?.idx ?? null;

/**
 * While `active`, leaving this page within the portal waits for the student's answer, and closing the tab for the
 * browser's own question. The portal's router has no blocker (only data routers do), so what navigates is held here: the
 * navigator that links and hooks use, the browser's back and forward before the router hears of them, and logging out.
 * Without a question once there is nothing left to lose. What is being saved is not lost, so leaving waits for its answer: a
 * refusal is read on this page.
 */
export function useLeaveGuard(active: boolean, saving: Submission = idle): Leaving {
  const { navigator } = use(NavigationContext);
  // As the navigator has it, with the folder that the portal is deployed in.
  const page = useHref(useLocation().pathname);
  const [held, setHeld] = useState<Held | null>(null);
  const release = useRef<() => void>(() => undefined);
  const isSaving = saving.status === 'pending';
  const latestIsSaving = useRef(isSaving);
  const isRefused = held?.whileSaving && saving.status === 'failed';
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

    const here = indexOf(history.state);
    let returning = false;
    function onPop(event: PopStateEvent) {
      const there = indexOf(event.state);
      if (here === null || there === null || there === here) {
        // Back on this page: the router never heard that it was left.
        if (returning) event.stopImmediatePropagation();
        returning = false;
        return;
      }
      event.stopImmediatePropagation();
      returning = true;
      history.go(here - there);
      hold(() => history.go(there - here));
    }
    function onUnload(event: BeforeUnloadEvent) {
      event.preventDefault();
    }
    setLeaveGuard({ onPop, hold });
    addEventListener('beforeunload', onUnload);
    release.current = () => {
      Object.assign(navigator, { push, replace, go: move });
      setLeaveGuard(null);
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
