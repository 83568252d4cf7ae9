// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDesktop } from './useDesktop.ts';

afterEach(cleanup);

interface Device {
  width: number;
  finePointer: boolean;
}

/** Whether every condition of a media query holds on a device; one that is not known here is an error. */
function matches(query: string, { width, finePointer }: Device): boolean {
  return query.split(' and ').every((condition) => {
    const [, minWidth] = /^\(min-width: (\d+)px\)$/.exec(condition) ?? [];
    if (minWidth !== undefined) return width >= Number(minWidth);
    if (condition === '(any-pointer: fine)') return finePointer;
    throw new Error(`unknown condition "${condition}"`);
  });
}

// 000 §9, OPEN-67.
test.each<[string, Device, boolean]>([
  ['a laptop', { width: 1280, finePointer: true }, true],
  ['the narrowest desktop', { width: 1025, finePointer: true }, true],
  ['the widest tablet, also with a mouse', { width: 1024, finePointer: true }, false],
  ['a screen as wide as a desktop that is touched only', { width: 1280, finePointer: false }, false],
  ['a phone', { width: 390, finePointer: false }, false],
])('%s', (_name, device, desktop) => {
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: matches(query, device) }));
  expect(renderHook(useDesktop).result.current).toBe(desktop);
});
