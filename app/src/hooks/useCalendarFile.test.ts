// @vitest-environment jsdom
import type { CalendarItem } from '@portal/domain/calendar';
import { calendarItems } from '@portal/mocks/fixtures';
import { act, cleanup, waitFor } from '@testing-library/react';
// Fetched with the first file; here before it, since that takes a while.
import '../files/calendar-item-entry.ts';
import 'ics';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catchDownloads } from '../testing/downloads.ts';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useCalendarFile } from './useCalendarFile.ts';

let saved: readonly Blob[];

beforeEach(() => {
  const downloads = catchDownloads();
  ({ saved } = downloads);
  return downloads.restore;
});
afterEach(cleanup);

const open = () => renderHookInPortal(() => useCalendarFile()).result;
const items = () => Promise.resolve([calendarItems.liveNow]);

test('makes one file at a time, however often it is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<CalendarItem[]>();
  const result = open();
  const { save } = result.current;
  act(() => {
    save('week.ics', () => promise);
    save('week.ics', () => promise);
  });
  await waitFor(() => expect(result.current.submission.status).toBe('pending'));
  resolve([calendarItems.liveNow]);
  await waitFor(() => expect(result.current.submission.status).toBe('done'));
  expect(saved).toHaveLength(1);
  expect(await saved[0]?.text()).toMatch(/SUMMARY:PTE Speaking.*URL:https:\/\/meet\.example\.com\/live\/401/s);
  act(() => result.current.save('week.ics', items));
  await waitFor(() => expect(saved).toHaveLength(2));
});

test('says that one could not be made, which can be tried again', async () => {
  const result = open();
  act(() => result.current.save('week.ics', () => Promise.reject(new Error('offline'))));
  await waitFor(() => expect(result.current.submission.status).toBe('failed'));
  act(() => result.current.save('week.ics', items));
  await waitFor(() => expect(result.current.submission.status).toBe('done'));
  expect(saved).toHaveLength(1);
});
