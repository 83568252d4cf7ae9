// @vitest-environment jsdom
import { useAgendaDay } from '@portal/data/calendar';
import { nextChange, type AgendaDay, type CalendarItem } from '@portal/domain/calendar';
import { STORY_NOW } from '@portal/mocks/story-now';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
  vi.restoreAllMocks();
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

describe('while the student waits to join', () => {
  const at = (time: string) => new Date(`2026-11-21T${time}Z`);
  const liveClass = { mayJoin: false, mayRegister: false, mayCancel: true, joinUrl: null };
  const dayWith = (mayJoin: boolean) => {
    const item = { kind: 'liveClass', starts: at('10:00:00'), ends: at('11:00:00') };
    return { items: [{ ...item, liveClass: { ...liveClass, mayJoin } } as CalendarItem], nextLiveClass: null };
  };

  /** A day with a registered class at 10:00, shown since 09:45:30; only the clock's ticks render. */
  function wait() {
    let shown: { agenda: AgendaDay; now: Date } = { agenda: dayWith(false), now: at('09:45:30') };
    vi.setSystemTime(shown.now);
    const refetch = vi.spyOn(QueryClient.prototype, 'invalidateQueries').mockResolvedValue();
    const { rerender } = renderHookInPortal(() => useCalendarRefresh(shown.agenda, shown.now));
    const show = (change: Partial<typeof shown>) => {
      shown = { ...shown, ...change };
      rerender();
    };
    return {
      refetches: () => refetch.mock.calls.length,
      tick: (time: string) => {
        vi.setSystemTime(at(time));
        show({ now: at(time) });
      },
      answer: (mayJoin: boolean) => show({ agenda: dayWith(mayJoin) }),
    };
  }

  test('the items are refetched once a minute, until the server allows it', () => {
    const { refetches, tick, answer } = wait();
    expect(refetches()).toBe(0);
    tick('09:46:00');
    expect(refetches()).toBe(1);
    answer(false);
    expect(refetches()).toBe(1);
    tick('09:47:00');
    expect(refetches()).toBe(2);
    answer(true);
    tick('09:48:00');
    expect(refetches()).toBe(2);
  });

  test('and the server allows it late, they are refetched after the start, too', () => {
    const { refetches, tick, answer } = wait();
    tick('10:00:00');
    expect(refetches()).toBe(1);
    answer(false);
    tick('10:01:00');
    expect(refetches()).toBe(2);
  });

  test('a hidden tab asks nothing, and one that becomes visible asks once', () => {
    const { refetches, tick } = wait();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    tick('09:46:00');
    expect(refetches()).toBe(0);
    visibility.mockReturnValue('visible');
    vi.setSystemTime(at('09:46:20'));
    document.dispatchEvent(new Event('visibilitychange'));
    tick('09:46:20');
    expect(refetches()).toBe(1);
  });
});
