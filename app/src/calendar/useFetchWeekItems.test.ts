// @vitest-environment jsdom
import { inZone } from '@portal/domain/shared';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useFetchWeekItems } from './useFetchWeekItems.ts';

const MONTH = 'EventCalendar/GetCurrentMonthEvents';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ['in one month', '2026-11-24', 1, ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-29', '2026-11-30']],
  ['in two months', '2026-11-25', 2, ['2026-11-25', '2026-11-26', '2026-11-29', '2026-11-30', '2026-12-01']],
])('a week %s, from %s, is fetched by %i calls and has its seven days only', async (_name, today, count, expected) => {
  vi.useFakeTimers({ now: new Date(`${today}T01:00:00Z`), toFake: ['Date'] });
  const { result, calls } = renderHookInPortal(useFetchWeekItems);
  const items = await result.current();
  const days = new Set(items.map(({ starts }) => inZone(starts, 'Australia/Sydney').date));
  expect([...days]).toEqual(expected);
  expect(calls(MONTH)).toHaveLength(count);
});
