import { expect, test } from 'vitest';
import { messageDay } from './dates.ts';

/** 10:37 on Saturday 21 November in Sydney, still Friday in Toronto. */
const NOW = new Date('2026-11-20T23:37:43Z');

test.each([
  ['2026-11-20T23:37:00Z', 'today'],
  ['2026-11-20T13:00:00Z', 'today'],
  ['2026-11-20T12:59:59Z', 'yesterday'],
  ['2026-11-19T13:00:00Z', 'yesterday'],
  ['2026-11-19T12:59:59Z', 'lastWeek'],
  ['2026-11-13T13:00:00Z', 'lastWeek'],
  ['2026-11-13T12:59:59Z', 'longAgo'],
  ['2025-11-20T23:37:00Z', 'longAgo'],
  // By a clock that is slow.
  ['2026-11-21T23:00:00Z', 'today'],
])('in Sydney %s is of: %s', (sentAt, day) => {
  expect(messageDay(new Date(sentAt), NOW, 'Australia/Sydney')).toBe(day);
});

test('the day is the student’s, not the server’s', () => {
  const sentAt = new Date('2026-11-20T04:30:00Z');
  expect(messageDay(sentAt, NOW, 'Australia/Sydney')).toBe('yesterday');
  expect(messageDay(sentAt, NOW, 'America/Toronto')).toBe('yesterday');
  expect(messageDay(new Date('2026-11-20T05:30:00Z'), NOW, 'America/Toronto')).toBe('today');
});
