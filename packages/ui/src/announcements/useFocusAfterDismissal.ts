import type { Announcement } from '@portal/domain/announcements';
import { useEffect, useRef, type RefObject } from 'react';

export interface FocusAfterDismissal {
  /** The list of the rows. */
  list: RefObject<HTMLUListElement | null>;
  /** What stands in place of the list when it is empty. */
  nothing: RefObject<HTMLParagraphElement | null>;
  /** To be called when one is being dismissed, while it is still in the list. */
  willLeave: (announcement: Announcement) => void;
}

/** Where the focus goes when what had it is gone, the row or the alert about it: to the next one, else the last, else what says there is none. */
export function useFocusAfterDismissal(announcements: readonly Announcement[]): FocusAfterDismissal {
  const list = useRef<HTMLUListElement>(null);
  const nothing = useRef<HTMLParagraphElement>(null);
  const leaving = useRef<{ id: number; index: number } | null>(null);

  useEffect(() => {
    const left = leaving.current;
    if (!left || announcements.some(({ id }) => id === left.id)) return;
    leaving.current = null;
    const row = list.current?.children[left.index] ?? list.current?.lastElementChild;
    (row?.querySelector('button') ?? nothing.current)?.focus();
  }, [announcements]);

  function willLeave({ id }: Announcement) {
    leaving.current = { id, index: announcements.findIndex((one) => one.id === id) };
  }

  return { list, nothing, willLeave };
}
