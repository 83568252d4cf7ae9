import { callPaths } from '../backend/handlers.ts';
import { personas } from '../personas.ts';
import { FAILURES, type FailureKind } from './failures.ts';
import { SWITCHES } from './switches.ts';

/** Everything that can be chosen, with titles. */
export interface Known {
  students: readonly { userName: string; about: string }[];
  calls: readonly string[];
  failures: readonly { kind: FailureKind; title: string }[];
  switches: readonly { name: string; title: string }[];
}

export const known: Known = {
  students: Object.values(personas).map(({ userName, about }) => ({ userName, about })),
  calls: callPaths,
  failures: Object.entries(FAILURES).map(([kind, { title }]) => ({ kind: kind as FailureKind, title })),
  switches: Object.entries(SWITCHES).map(([name, { title }]) => ({ name, title })),
};
