import { paths } from '@portal/domain/screens';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Which page a failed call asks for. */
export type ErrorPageRequest = 'errorPage' | 'badRequestPage';

/** Where failed calls ask for a page; the router listens. */
export interface ErrorPageRequests {
  ask: (page: ErrorPageRequest) => void;
  listen: (listener: (page: ErrorPageRequest) => void) => () => void;
}

/** Between the client, which asks, and the router, which listens. */
export function createErrorPageRequests(): ErrorPageRequests {
  const listeners = new Set<(page: ErrorPageRequest) => void>();
  return {
    ask: (page) => {
      for (const listener of listeners) listener(page);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Leads to the error pages; from them nobody is led away again (000 §8). */
export function ErrorPageRedirector({ requests }: { requests: ErrorPageRequests }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(
    () =>
      requests.listen((page) => {
        const there = pathname.toLowerCase();
        if ([paths.error, paths.badRequest].some((one) => one.toLowerCase() === there)) return;
        void navigate(page === 'errorPage' ? paths.error : paths.badRequest);
      }),
    [requests, navigate, pathname],
  );
  return null;
}
