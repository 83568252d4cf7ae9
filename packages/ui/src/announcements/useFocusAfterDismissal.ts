import type { Announcement } from '@portal/domain/announcements';
import { useEffect, useRef, type RefObject } from 'react';

export interface FocusAfterDismissal {
  /** The list of the rows. */
  list: RefObject<HTMLUListElement | null>;
  /** The text shown when the list is empty. */
  emptyText: RefObject<HTMLParagraphElement | null>;
  /** To be called on dismissal, while the announcement is still in the list. */
  rememberPosition: (announcement: Announcement) => void;
}

/**
 * Moves focus after a dismissal, when the row or its alert is removed: to the next row, else the last one, else the
 * empty text.
 */
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
