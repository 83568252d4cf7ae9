import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';

export interface ConfirmDialogProps extends Pick<DialogProps, 'layout'> {
  /** A question. */
  title: string;
  /** What happens on confirming, in one or two sentences. */
  children: ReactNode;
  /** Label of the safe button, named after what is kept: "Keep answers". */
  cancelLabel: string;
  /** Verb and object, at most three words. */
  confirmLabel: string;
  /** Set while the confirmed action is being sent: the dialog can be neither left nor confirmed again. */
  busyLabel?: string | undefined;
  /** The confirmed action is destructive. */
  danger?: boolean;
  /** Escape and a press on the scrim call it too. */
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before an action that cannot be undone. Mounted means open, as with `Dialog`. */
export function ConfirmDialog({
  title,
  children,
  cancelLabel,
  confirmLabel,
  busyLabel,
  danger = false,
  layout,
  onCancel,
  onConfirm,
}: ConfirmDialogProps) {
  const busy = busyLabel !== undefined;
  return (
    <Dialog
      title={title}
      onClose={onCancel}
      dismissible={!busy}
      layout={layout}
      actions={
        <>
          <Button variant="outline" disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
