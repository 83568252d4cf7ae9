import { idle, type Failure, type Submission } from '../shared/index.ts';
import type { NamedClass, RegistrationOutcome } from './model.ts';

/** A dialog about the registration of one class. `message` is the server's; '' when there is none. */
export type RegistrationNotice = { id: number } & (
  | { kind: 'confirmCancel' | 'cancelling'; name: string }
  | { kind: RegistrationOutcome['kind'] | 'cancelled'; name: string; message: string }
  | { kind: 'registerFailed' | 'cancelFailed'; failure: Failure }
);

/** The registrations and cancellations of a student. */
export interface ClassSubmissions {
  /** By the class's id, in the order of sending. */
  registrations: ReadonlyMap<number, Submission<RegistrationOutcome>>;
  /** By the class's id; the result is the server's message. */
  cancellations: ReadonlyMap<number, Submission<string>>;
  /** The class whose registration the student is cancelling, until the outcome is dismissed. */
  toCancel: NamedClass | null;
}

/**
 * Returns the dialog to show, one at a time (001 §4) and the oldest first; null = none. The dialog for cancelling is
 * modal, so every registration was sent before the cancellation.
 */
export function registrationNotice(sent: ClassSubmissions): RegistrationNotice | null {
  for (const [id, registration] of sent.registrations) {
    if (registration.status === 'failed') return { id, kind: 'registerFailed', failure: registration.failure };
    if (registration.status === 'done') return { id, ...registration.result };
  }
  return sent.toCancel && cancelNotice(sent.toCancel, sent.cancellations.get(sent.toCancel.id) ?? idle);
}

function cancelNotice({ id, name }: NamedClass, cancellation: Submission<string>): RegistrationNotice {
  switch (cancellation.status) {
    case 'idle':
      return { id, kind: 'confirmCancel', name };
    case 'pending':
      return { id, kind: 'cancelling', name };
    case 'failed':
      return { id, kind: 'cancelFailed', failure: cancellation.failure };
    case 'done':
      return { id, kind: 'cancelled', name, message: cancellation.result };
  }
}

/** Whether the notice reports a result or a failure, so that the class fetched before may be out of date. */
export function isOutcomeNotice(notice: RegistrationNotice | null): boolean {
  return notice !== null && notice.kind !== 'confirmCancel' && notice.kind !== 'cancelling';
}
