// @vitest-environment jsdom
import { calendarItems } from '@portal/mocks/fixtures';
import { expect, test } from 'vitest';
import { calendarItemEntry } from './calendar-item-entry.ts';

test.each([
  ['a live class', calendarItems.registered, false],
  ['a meeting', calendarItems.online, false],
  ['a cancelled meeting', calendarItems.meetingCancelled, true],
  ['an appointment', calendarItems.appointment, false],
])('%s: its entry is cancelled: %s', (_name, item, cancelled) => {
  expect(calendarItemEntry(item).cancelled).toBe(cancelled);
});
