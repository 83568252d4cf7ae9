// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCalendarFile } from './useCalendarFile.ts';

const { calendarFile, saveFile } = vi.hoisted(() => ({
  calendarFile: vi.fn<() => Promise<Blob>>(),
  saveFile: vi.fn(),
}));
vi.mock('./calendar-file.ts', () => ({ calendarFile, saveFile, plannedEntry: vi.fn() }));
afterEach(cleanup);

const open = () => renderHook(() => useCalendarFile(() => null)).result;
const nothing = () => Promise.resolve([]);

test('makes one file at a time, however often it is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<Blob>();
  calendarFile.mockReturnValue(promise);
  const result = open();
  const { save } = result.current;
  await act(async () => {
    save('week.ics', nothing);
    save('week.ics', nothing);
  });
  expect(result.current.state).toBe('making');
  await act(async () => resolve(new Blob()));
  expect(result.current.state).toBe('idle');
  expect(saveFile).toHaveBeenCalledTimes(1);
  await act(async () => result.current.save('week.ics', nothing));
  expect(saveFile).toHaveBeenCalledTimes(2);
});

test('says that one could not be made, which can be tried again', async () => {
  calendarFile.mockRejectedValueOnce(new Error('no code'));
  const result = open();
  await act(async () => result.current.save('week.ics', nothing));
  expect(result.current.state).toBe('failed');
  await act(async () => result.current.save('week.ics', nothing));
  expect(result.current.state).toBe('idle');
});
