// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

test('frames come again after a test that has replaced the timers', async () => {
  // As a library does when it is loaded.
  const { requestAnimationFrame: kept } = globalThis;
  vi.useFakeTimers();
  kept(() => undefined);
  vi.useRealTimers();
  const time = await new Promise<number>((next) => requestAnimationFrame(next));
  expect(time).toBeGreaterThan(0);
});
