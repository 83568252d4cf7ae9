import * as v from 'valibot';
import { expect, test } from 'vitest';
import { bookingStatus } from './booking-status.ts';
import { isAtPlace, isOnline, meetingMode, type MeetingMode } from './meeting-mode.ts';

test.each([
  ['PENDING', 'pending'],
  ['Active', 'active'],
  ['completed', 'completed'],
  ['Cancelled', 'cancelled'],
  ['Booked', { other: 'Booked' }],
])('the status %j of a meeting is %j', (sent, status) => {
  expect(v.parse(bookingStatus, sent)).toEqual(status);
});

test.each<[unknown, MeetingMode, boolean | null, boolean]>([
  ['ONLINE', 'online', true, false],
  ['faceToFace', 'faceToFace', false, true],
  ['All', 'both', true, true],
  ['HYBRID', 'unknown', null, false],
  [null, 'unknown', null, false],
  [undefined, 'unknown', null, false],
])('a meeting of the mode %j is %s: online %j, at its place %j (001 §2)', (sent, mode, online, atPlace) => {
  expect(v.parse(meetingMode, sent)).toBe(mode);
  expect(isOnline(mode)).toBe(online);
  expect(isAtPlace(mode)).toBe(atPlace);
});
