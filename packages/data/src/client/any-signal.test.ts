import { expect, test } from 'vitest';
import { anySignal } from './any-signal.ts';

test.each([0, 1])('it aborts when signal %i does, once, for its reason', (first) => {
  const callers = [new AbortController(), new AbortController()];
  const signal = anySignal(...callers.map((one) => one.signal));
  expect(signal.aborted).toBe(false);
  callers[first]?.abort('the first');
  callers[1 - first]?.abort('the other');
  expect(signal.reason).toBe('the first');
});

test('it is aborted where one is already', () => {
  const signal = anySignal(new AbortController().signal, AbortSignal.abort('before'));
  expect(signal.reason).toBe('before');
});
