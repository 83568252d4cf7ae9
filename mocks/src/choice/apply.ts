import { instantInZone } from '@portal/domain/shared';
import { SCHOOL_ZONE } from '../backend/clock.ts';
import type { Fault } from '../backend/faults.ts';
import type { MockBackend } from '../backend/model.ts';
import type { Choice } from './choice.ts';
import { FAILURES } from './failures.ts';
import { SWITCHES } from './switches.ts';

/** The instant of a chosen clock. */
export function instantOf(clock: string): Date {
  const [date = '', time = ''] = clock.split('T');
  return instantInZone({ date, time }, SCHOOL_ZONE);
}

/** Applies the chosen switches to the mock backend. A reset undoes them. */
export function applySwitches(backend: MockBackend, { switches }: Choice): void {
  for (const [name, { apply }] of Object.entries(SWITCHES)) if (switches.includes(name)) apply(backend);
}

/** Sets the chosen failures, delay and lost connection, and removes all other faults. */
export function setFaults({ faults }: MockBackend, { failures, delayMs, offline }: Choice): void {
  faults.clear();
  faults.delay('*', delayMs);
  for (const { call, kind } of failures) faults.fail(call, structuredClone(FAILURES[kind].fault) as Fault);
  // A lost connection replaces the chosen failures: no call gets a response.
  for (const call of offline ? ['*', ...failures.map((one) => one.call)] : []) faults.fail(call, { kind: 'offline' });
}
