import { idle, type Failure, type Submission } from '../shared/index.ts';
import type { NamedClass, RegistrationOutcome } from './model.ts';

/** What is asked, or said, about the registration of one class. `message` is the server's; '' when it gave none. */
export type RegistrationNotice = { id: number } & (
  | { kind: 'confirmCancel' | 'cancelling'; name: string }
  | { kind: RegistrationOutcome['kind'] | 'cancelled'; name: string; message: string }
  | { kind: 'registerFailed' | 'cancelFailed'; failure: Failure }
);

/** What a student has sent about live classes, and is about to. */
export interface ClassSubmissions {
  /** By the class's id, in the order of sending. */
  registrations: ReadonlyMap<number, Submission<RegistrationOutcome>>;
  /** By the class's id; the result is the server's message. */
  cancellations: ReadonlyMap<number, Submission<string>>;
  /** The class whose registration the student wants to cancel, from the question until what came of it was read. */
  toCancel: NamedClass | null;
}

/**
 * What is shown now, the oldest first; null = nothing. One dialog at a time (001 §4). Cancelling is asked about in a
 * dialog above everything else, so whatever else was sent was sent before.
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

/** The server has answered, or could not be asked: what is known of the class from before may be out of date. */
export function isOutcomeNotice(notice: RegistrationNotice | null): boolean {
  return notice !== null && notice.kind !== 'confirmCancel' && notice.kind !== 'cancelling';
}
