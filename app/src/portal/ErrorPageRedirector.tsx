import { paths } from '@portal/domain/screens';
import type { FailureEffect } from '@portal/domain/session';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { waitsForSession } from '../router/session-pages.ts';
import { isWritePending, onResultsSeen } from '../router/unseen-results.ts';
import { useLatestAddress, useLatestAt } from '../router/useLatestLocation.ts';
import type { SessionStore } from '../session/session-store.ts';

/** The error page that is shown after a failed call; that of a session check, only in place of a page that waits for it. */
export type ErrorPageRequest = Extract<FailureEffect, `${string}Page`>;

/** Passes on requests for error pages, from failed calls to the router. */
export interface ErrorPageRequests {
  request: (page: ErrorPageRequest) => void;
  /** Holds requests back until the first render. Earlier failures have a page of their own (firstScreen). */
  hold: () => void;
  subscribe: (listener: (page: ErrorPageRequest) => void) => () => void;
}

export function createErrorPageRequests(): ErrorPageRequests {
  const listeners = new Set<(page: ErrorPageRequest) => void>();
  let holds = false;
  let waiting: ErrorPageRequest | null = null;
  return {
    request: (page) => {
      if (holds) waiting ??= page;
      for (const listener of listeners) listener(page);
    },
    hold: () => {
      holds = true;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      holds = false;
      if (waiting) listener(waiting);
      waiting = null;
      return () => listeners.delete(listener);
    },
  };
}

const pathOf = (address: string) => address.replace(/[?#].*$/, '');

interface ErrorPageRedirectorProps {
  requests: ErrorPageRequests;
  session: Pick<SessionStore, 'getState'>;
}

/**
 * Navigates to the requested error page, once for all calls of a page; on an error page it ignores requests (000 §8).
 * While a dialog waits for the response of a write, the request waits until the student has seen the result: the error
 * page would remove the dialog, and nobody would say whether the write was done.
 */
export function ErrorPageRedirector({ requests, session }: ErrorPageRedirectorProps) {
  const navigate = useNavigate();
  const onError = useLatestAt(paths.error);
  const onBadRequest = useLatestAt(paths.badRequest);
  const latest = useLatestAddress();
  const waiting = useRef<{ page: ErrorPageRequest; address: string } | null>(null);
  const open = useEffectEvent((page: ErrorPageRequest) => {
    if (isWritePending()) {
      waiting.current ??= { page, address: latest() };
      return;
    }
    // Uses the latest location, since the error page of another call may not be rendered yet.
    if (onError() || onBadRequest()) return;
    if (page === 'checkErrorPage' && !waitsForSession(latest(), session.getState().mode)) return;
    void navigate(page === 'badRequestPage' ? paths.badRequest : paths.error);
  });
  const openWaiting = useEffectEvent(() => {
    const held = waiting.current;
    waiting.current = null;
    // What failed on a page that the student has left is gone.
    if (held && pathOf(held.address) === pathOf(latest())) open(held.page);
  });
  useEffect(() => onResultsSeen(() => openWaiting()), []);
  useEffect(() => {
    const unsubscribe = requests.subscribe((page) => open(page));
    return unsubscribe;
  }, [requests]);
  return null;
}
