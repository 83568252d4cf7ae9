import type { ReactNode } from 'react';
import { Sheet } from '../kit/index.ts';
import { useStepFocus } from './useStepFocus.ts';

export interface AppointmentSheetProps {
  /** When it changes, the new step's title takes focus. */
  step: 'detail' | 'choose' | 'confirm';
  title: string;
  subtitle: ReactNode;
  footer: ReactNode;
  onClose: () => void;
  /** false while a request is pending: its result has to be shown. */
  dismissible?: boolean;
  children: ReactNode;
}

/** The sheet that the steps of an open appointment share. */
export function AppointmentSheet({ step, children, dismissible = true, ...frame }: AppointmentSheetProps) {
  const part = useStepFocus<HTMLDivElement>(step);
  return (
    <Sheet {...frame} dismissible={dismissible}>
      <div ref={part}>{children}</div>
    </Sheet>
  );
}
