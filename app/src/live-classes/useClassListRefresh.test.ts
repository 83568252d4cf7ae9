// @vitest-environment jsdom
import { renderDataHook } from '@portal/data/testing';
import type { LiveClass } from '@portal/domain/live-classes';
import { QueryClient } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useClassListRefresh } from './useClassListRefresh.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const running = { date: '2026-11-21', start: '10:00', end: '11:00', liveNow: false } as LiveClass;

function watch(first: LiveClass[][], time = '09:59:30') {
  let shown = { now: at(time), lists: first };
  const refetch = vi.spyOn(QueryClient.prototype, 'invalidateQueries').mockResolvedValue();
  const { rerender } = renderDataHook(() => useClassListRefresh(shown.lists, shown.now, 'UTC'));
  return {
    refetch,
    tick: (time: string) => {
      shown = { ...shown, now: at(time) };
      rerender();
    },
    answer: (lists: LiveClass[][]) => {
      shown = { ...shown, lists };
      rerender();
    },
  };
}

test('lists that lag behind the clock are refetched with every tick, until the server says that the class is live', () => {
  const { refetch, tick, answer } = watch([[], [running]]);
  tick('10:00:00');
  expect(refetch).toHaveBeenCalledTimes(1);
  tick('10:01:00');
  expect(refetch).toHaveBeenCalledTimes(2);
  answer([[], [{ ...running, liveNow: true }]]);
  tick('10:02:00');
  tick('10:59:00');
  expect(refetch).toHaveBeenCalledTimes(2);
  tick('11:00:00');
  expect(refetch).toHaveBeenCalledTimes(3);
  expect(refetch).toHaveBeenLastCalledWith({ queryKey: ['liveClasses'] });
});

test('they are not refetched by their own answer', () => {
  const { refetch, tick, answer } = watch([[running]]);
  tick('10:00:00');
  answer([[running]]);
  answer([[{ ...running }]]);
  expect(refetch).toHaveBeenCalledTimes(1);
  tick('10:01:00');
  expect(refetch).toHaveBeenCalledTimes(2);
});

test('they are not refetched when the page opens', () => {
  const { refetch, tick } = watch([[running]], '10:00:00');
  expect(refetch).not.toHaveBeenCalled();
  tick('10:01:00');
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('the heading counts where the list is empty, or searched for something else (LIV-02)', () => {
  const { refetch, tick } = watch([[running], []]);
  tick('10:00:00');
  expect(refetch).toHaveBeenCalledTimes(1);
});
