import { expect, test } from 'vitest';
import { isOutcomeUnknown, showsOutcomeUnknown, type Failure } from './failure.ts';

test.each<[Failure, boolean]>([
  [{ kind: 'rejected', messages: ['Not now.'], value: null }, false],
  [{ kind: 'badRequest', messages: [] }, false],
  [{ kind: 'unauthorised', messages: [] }, false],
  [{ kind: 'serverDown', status: 0 }, true],
  [{ kind: 'serverDown', status: 500 }, true],
  [{ kind: 'offline' }, true],
  [{ kind: 'notAnAnswer' }, true],
  [{ kind: 'notUnderstood', detail: 'AppointmentDetail' }, true],
])('after %j, whether it was done is unknown: %s', (failure, unknown) => {
  expect(isOutcomeUnknown(failure)).toBe(unknown);
  expect(showsOutcomeUnknown(failure)).toBe(unknown && failure.kind !== 'offline');
});
