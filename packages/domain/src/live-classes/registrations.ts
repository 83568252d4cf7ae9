import type { Registration } from './model.ts';

/** A class, and how far its registration is. */
export interface ClassRegistration {
  id: number;
  /** What the class is called. */
  name: string;
  registration: Registration;
}

/** Everything under way, oldest first: several classes may wait for their answers at the same time. */
export type Registrations = readonly ClassRegistration[];

const IDLE: Registration = { step: 'idle' };

/** The registration of a class; one that nothing was done about is idle. */
export function registrationOf(all: Registrations, id: number): Registration {
  return all.find((one) => one.id === id)?.registration ?? IDLE;
}

/** With the new state of one class; what is idle is not under way. */
export function withRegistration(all: Registrations, next: ClassRegistration): Registrations {
  const there = all.some((one) => one.id === next.id);
  const changed = there ? all.map((one) => (one.id === next.id ? next : one)) : [...all, next];
  return changed.filter(({ registration }) => registration.step !== 'idle');
}

/** What is said or asked now, the oldest first; null = nothing. One dialog at a time. */
export function noticeOf(all: Registrations): ClassRegistration | null {
  return all.find(({ registration }) => registration.step !== 'registering') ?? null;
}
