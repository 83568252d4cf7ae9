import type { Announcement } from '@portal/domain/announcements';
import { useEffect, useRef, type RefObject } from 'react';

export interface FocusAfterDismissal {
  /** The list of the rows. */
  list: RefObject<HTMLUListElement | null>;
  /** What stands in place of the list when it is empty. */
  emptyText: RefObject<HTMLParagraphElement | null>;
  /** To be called when one is being dismissed, while it is still in the list. */
  rememberPosition: (announcement: Announcement) => void;
}

/** Where the focus goes when what had it is gone, the row or the alert about it: to the next one, else the last, else what says there is none. */
export function useFocusAfterDismissal(announcements: readonly Announcement[]): FocusAfterDismissal {
  const list = useRef<HTMLUListElement>(null);
  const emptyText = useRef<HTMLParagraphElement>(null);
  const dismissed = useRef<{ id: number; index: number } | null>(null);

  useEffect(() => {
    const left = dismissed.current;
    if (!left || announcements.some(({ id }) => id === left.id)) return;
    dismissed.current = null;
    const row = list.current?.children[left.index] ?? list.current?.lastElementChild;
    (row?.querySelector('button') ?? emptyText.current)?.focus();
  }, [announcements]);

  function rememberPosition({ id }: Announcement) {
    dismissed.current = { id, index: announcements.findIndex((one) => one.id === id) };
  }

  return { list, emptyText, rememberPosition };
}
