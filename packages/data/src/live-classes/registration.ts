import { decodeDone, decodeRegistrationCheck, type Registration } from '@portal/domain/live-classes';
import type { CallSpec, Client } from '../client/index.ts';

const spec = (call: string, body: object): CallSpec => ({ path: `LiveClass/${call}`, method: 'POST', body });

/**
 * Asks whether the student may register and, only then, registers (001 §4): a full class or a conflict ends it.
 * Rejects with a `FailureError` when a call does not succeed.
 */
export async function register(client: Client, studentId: number, id: number): Promise<Registration> {
  const asked = await client.call(spec('IsValidLiveClassRegister', { StudentId: studentId, LiveClassEventId: id }));
  const check = decodeRegistrationCheck(asked);
  if (check.result !== 'free') return { step: check.result, message: check.message };
  const done = await client.call(spec('RegisterLiveClass', { LiveClassEventId: id, StudentId: studentId }));
  return { step: 'registered', message: decodeDone(done) };
}

/** Gives the seat back. Rejects with a `FailureError`. */
export async function cancelRegistration(client: Client, id: number): Promise<Registration> {
  const done = await client.call(spec('CancelRegisterLiveClass', { LiveClassEventId: id }));
  return { step: 'cancelled', message: decodeDone(done) };
}
