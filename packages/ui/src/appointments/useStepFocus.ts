import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus to the new title when the step of a dialog changes: to the heading inside the element of the ref, else to
 * that of the dialog. The first focus is set by ModalFrame.
 */
export function useStepFocus<E extends HTMLElement>(step: string): RefObject<E | null> {
  const part = useRef<E>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = (within: Element | null | undefined) => within?.querySelector<HTMLElement>('h2');
    (heading(part.current) ?? heading(part.current?.closest('dialog')))?.focus();
  }, [step]);
  return part;
}
