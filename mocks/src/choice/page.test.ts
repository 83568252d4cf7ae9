import { afterEach, expect, test } from 'vitest';
import { setPageClock } from './page.ts';

afterEach(() => setPageClock(null));

test('the clock of the page runs from the time that is set, and goes back', () => {
  const real = Date;
  const at = new Date('2026-11-20T23:37:00Z');
  setPageClock(at);
  expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(3_600_000);
  expect(new Date().getUTCFullYear()).toBe(2026);
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect(new Date() instanceof Date && at instanceof Date).toBe(true);
  expect(Date.UTC(2026, 0)).toBe(real.UTC(2026, 0));
  setPageClock(null);
  expect(Date).toBe(real);
});

test('it is set from the time of the device, not from one that was set before', () => {
  setPageClock(new Date('2001-01-01T00:00:00Z'));
  setPageClock(new Date('2031-01-01T00:00:00Z'));
  expect(new Date().getUTCFullYear()).toBe(2031);
});
