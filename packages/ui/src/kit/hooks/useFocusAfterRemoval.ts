import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Whether no control has focus, because the focused one was removed or disabled; in a dialog some browsers then focus the
 * dialog. A browser may blur a disabled control only later.
 */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.matches('dialog, :disabled') === true;
}

/**
 * Moves focus to another element when the focused one is removed. Without it focus would be on the body: the next key
 * would do nothing, and a screen reader would start at the top of the page.
 *
 * @param next Returns the element to focus, given the index of the removed one among its siblings. Where it returns none, for
 * instance while a list is being fetched, it is called again after each render.
 * @returns the ref of the element that may be removed: a control or something around it
 */
export function useFocusAfterRemoval(
  next: (place: number) => HTMLElement | null | undefined,
): (element: HTMLElement | null) => () => void {
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    if (isFocusLost()) next(removed.current)?.focus();
    if (!isFocusLost()) removed.current = null;
  });
  return useCallback(
    (element) => () => {
      // React detaches the ref while the element is still in the page.
      if (element?.contains(document.activeElement))
        removed.current = [...(element.parentElement?.children ?? [])].indexOf(element);
    },
    [],
  );
}

export interface ListFocus {
  list: RefObject<HTMLUListElement | null>;
  /** Ref of each item. */
  watchItem: (item: HTMLElement | null) => () => void;
}

/**
 * Does the same for the items of a list: focus moves to the first control of the item at the index of the removed one,
 * else of the last item, and when the list is empty to the element that `otherwise` returns.
 */
export function useFocusInList(otherwise: () => HTMLElement | null): ListFocus {
  const list = useRef<HTMLUListElement>(null);
  const watchItem = useFocusAfterRemoval((place) => {
    const item = list.current?.children[place] ?? list.current?.lastElementChild;
    return item?.querySelector<HTMLElement>('a[href], button') ?? otherwise();
  });
  return { list, watchItem };
}
