// @vitest-environment jsdom
import { useAgendaDay } from '@portal/data/calendar';
import { nextChange } from '@portal/domain/calendar';
import { STORY_NOW } from '@portal/mocks/story-now';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useCalendarRefresh } from './useCalendarRefresh.ts';

const DAY = 'EventCalendar/GetEventsByDate';
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: STORY_NOW, shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A day of the calendar as it is shown, and when its next item begins or ends. */
async function showDay() {
  const clock = { now: STORY_NOW };
  const rendered = renderHookInPortal(() => {
    const agenda = useAgendaDay('2026-11-21').data;
    useCalendarRefresh(agenda, clock.now);
    return agenda;
  });
  await waitFor(() => expect(rendered.result.current).toBeDefined());
  const agenda = rendered.result.current ?? expect.fail('no day');
  const next = nextChange(agenda.items, clock.now) ?? expect.fail('nothing begins or ends');
  return { ...rendered, clock, next, asked: () => rendered.calls(DAY).length };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the calendar is refetched when an item begins or ends, not before', async () => {
  const { next, asked } = await showDay();
  await pass(next.getTime() - Date.now() - MINUTE);
  expect(asked()).toBe(1);
  await pass(MINUTE);
  expect(asked()).toBe(2);
});

test('it is refetched once where the page’s clock notices the change before the timer', async () => {
  const { next, clock, rerender, asked } = await showDay();
  const wait = next.getTime() - Date.now();
  vi.setSystemTime(next);
  clock.now = next;
  rerender();
  await waitFor(() => expect(asked()).toBe(2));
  await pass(wait);
  expect(asked()).toBe(2);
});

test.each([
  ['visible', 2],
  ['hidden', 1],
] as const)('a tab that becomes %s has asked %i times', async (visibility, expected) => {
  const { asked } = await showDay();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(1000);
  expect(asked()).toBe(expected);
});
