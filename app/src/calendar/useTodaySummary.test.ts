// @vitest-environment jsdom
import { itemsAhead } from '@portal/domain/calendar';
import { useAgendaDay } from '@portal/data/calendar';
import { STORY_NOW } from '@portal/mocks/story-now';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useTodaySummary } from './useTodaySummary.ts';

const DAY = 'EventCalendar/GetEventsByDate';

beforeEach(() => {
  vi.useFakeTimers({ now: STORY_NOW, toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('what is left of today is counted once it is there', async () => {
  const { result } = renderHookInPortal(() => ({
    summary: useTodaySummary(true),
    today: useAgendaDay('2026-11-21').data,
  }));
  expect(result.current.summary).toBeUndefined();
  await waitFor(() => expect(result.current.summary).toBeGreaterThan(0));
  expect(result.current.summary).toBe(itemsAhead(result.current.today?.items ?? [], STORY_NOW));
});

test.each([
  [false, null],
  [null, undefined],
])('where the panel is shown: %s, the day is not asked for', (shown, expected) => {
  const { result, calls } = renderHookInPortal(() => useTodaySummary(shown));
  expect(result.current).toBe(expected);
  expect(calls(DAY)).toEqual([]);
});

test('a day that failed has no summary', async () => {
  const { result, backend } = renderHookInPortal(() => useTodaySummary(true));
  backend.faults.fail(DAY, { kind: 'status', status: 500 });
  await waitFor(() => expect(result.current).toBeNull());
});

test('neither has one that cannot be refetched: what is left may have changed', async () => {
  const { result, backend, queries } = renderHookInPortal(() => useTodaySummary(true));
  await waitFor(() => expect(result.current).toBeGreaterThan(0));
  backend.faults.fail(DAY, { kind: 'status', status: 500 });
  await queries.refetchQueries();
  await waitFor(() => expect(result.current).toBeNull());
});
