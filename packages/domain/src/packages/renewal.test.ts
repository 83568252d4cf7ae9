import { expect, test } from 'vitest';
import { renewalOffer } from './renewal.ts';

test.each([
  [{ allowed: true, desktop: true, free: false }, 'open'],
  [{ allowed: true, desktop: true, free: true }, 'open'],
  [{ allowed: true, desktop: false, free: false }, 'onDesktop'],
  // Nothing is paid.
  [{ allowed: true, desktop: false, free: true }, 'open'],
  [{ allowed: false, desktop: true, free: false }, 'hidden'],
  [{ allowed: false, desktop: true, free: true }, 'hidden'],
  [{ allowed: false, desktop: false, free: false }, 'hidden'],
  [{ allowed: false, desktop: false, free: true }, 'hidden'],
] as const)('%j: renewing is %s', ({ free, ...facts }, expected) => {
  expect(renewalOffer({ free }, facts)).toBe(expected);
});
