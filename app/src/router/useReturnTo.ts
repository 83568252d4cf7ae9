import type { Href } from '@portal/domain/shared';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useLatestLocation } from './useLatestLocation.ts';

/** The state of a history entry that a link has pushed. */
interface LinkedEntryState {
  /** The address that the link was on: that of the entry below. */
  below: string;
}

const addressOf = ({ pathname, search }: Location) => pathname + search;

/**
 * Returns the state of the history entry that a link pushes. A link to the address that is shown replaces the entry,
 * which keeps its state.
 */
export function useLinkState(href: Href): unknown {
  const location = useLocation();
  const below = addressOf(location);
  return href === below ? location.state : ({ below } satisfies LinkedEntryState);
}

/**
 * Returns a function that closes what a link has opened over a list, and shows the list: goes back where the list is
 * the entry below, so that it is not in the history twice; else replaces the entry.
 */
export function useReturnTo(): (list: Href) => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const latest = useLatestLocation();
  const left = useRef<string | null>(null);
  useEffect(() => void (left.current = null), [key]);
  return (list) => {
    const entry = latest();
    // The browser goes back asynchronously: until then, a second press would leave the list, too.
    if (entry?.key !== key || left.current === key) return;
    left.current = key;
    const { below } = (entry.state as Partial<LinkedEntryState> | null) ?? {};
    void (below === list ? navigate(-1) : navigate(list, { replace: true }));
  };
}
