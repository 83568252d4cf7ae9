import { useEffect, useRef, type RefObject } from 'react';

/**
 * DateTimeWithZone a step of a dialog gives way to another, the new one's title takes focus: the heading inside the part the ref is
 * on, or else the dialog's own. Opening the dialog is the frame's business.
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
