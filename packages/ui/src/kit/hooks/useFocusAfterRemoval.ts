import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Focus is on no control: where it was is gone. Inside of a dialog some browsers give it to the dialog. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.matches('dialog') === true;
}

/**
 * Moves focus on when what has it is removed, which would leave it on the body: the next press of a key would do nothing, and
 * a screen reader begin at the top of the page.
 *
 * @param next What takes focus, by the place of what was removed among its siblings. Nothing yet, as while a list is being
 * fetched: asked again when the component has rendered.
 * @returns the ref of what may be removed, a control or something around it
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
 * The same for a list: focus goes to the first control of the item that takes the place of the removed one, else of the last
 * one; of an empty list to what `otherwise` finds.
 */
export function useFocusInList(otherwise: () => HTMLElement | null): ListFocus {
  const list = useRef<HTMLUListElement>(null);
  const watchItem = useFocusAfterRemoval((place) => {
    const item = list.current?.children[place] ?? list.current?.lastElementChild;
    return item?.querySelector<HTMLElement>('a[href], button') ?? otherwise();
  });
  return { list, watchItem };
}
