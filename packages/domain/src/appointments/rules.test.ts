import { expect, test } from 'vitest';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { linkOrText, type LinkOrText } from '../shared/index.ts';
import { type BookingStatus } from '../blocks/index.ts';
import {
  appointmentEnd,
  appointmentHours,
  joinButtonHref,
  meetingLinkState,
  mayChange,
  meetingPlace,
} from './rules.ts';

const TEXT = 'https://meet.example.com/a/601';
const LINK = linkOrText(TEXT, decodeContext);
/** A link that may not be followed. */
const UNSAFE = linkOrText('javascript:alert(1)', decodeContext);
const BOOKED: BookingStatus = { other: 'Booked' };

test.each<[BookingStatus, boolean, string, LinkOrText | null, string]>([
  // APT-16: pending says so, whatever else is sent.
  ['pending', false, 'no link', null, 'pending'],
  ['pending', false, 'a link', LINK, 'pending'],
  ['pending', true, 'no link', null, 'pending'],
  ['pending', true, 'a link', LINK, 'pending'],
  // APT-17: ahead without a link.
  ['active', false, 'no link', null, 'notGenerated'],
  ['active', false, 'a blank link', linkOrText('  ', decodeContext), 'notGenerated'],
  [BOOKED, false, 'no link', null, 'notGenerated'],
  // APT-20: nothing left to wait for.
  ['active', true, 'no link', null, 'none'],
  ['completed', false, 'no link', null, 'none'],
  ['completed', true, 'a blank link', linkOrText(' ', decodeContext), 'none'],
  ['cancelled', false, 'no link', null, 'none'],
  [BOOKED, true, 'no link', null, 'none'],
  // APT-18: to be followed unless it is pending.
  ['active', false, 'a link', LINK, 'link'],
  ['active', true, 'a link', LINK, 'link'],
  ['completed', false, 'a link', LINK, 'link'],
  ['completed', true, 'a link', LINK, 'link'],
  ['cancelled', false, 'a link', LINK, 'link'],
  [BOOKED, false, 'a link', LINK, 'link'],
  // Contract 4.2: what may not be followed is read.
  ['active', false, 'an unsafe link', UNSAFE, 'text'],
  ['pending', false, 'an unsafe link', UNSAFE, 'pending'],
])('%j, passed %j, with %s', (status, passed, _name, link, kind) => {
  const shown = { link: { kind, ...link }, text: { kind, text: link?.text } };
  expect(meetingLinkState({ status, passed, link })).toEqual(
    kind === 'link' || kind === 'text' ? shown[kind] : { kind },
  );
});

// APT-19: what the teacher asked for is only read once it is passed, or unless it is active.
test.each<[BookingStatus, boolean, LinkOrText | null, string]>([
  ['active', false, LINK, 'link'],
  ['active', true, LINK, 'text'],
  ['completed', false, LINK, 'text'],
  ['cancelled', false, LINK, 'text'],
  [BOOKED, false, LINK, 'text'],
  ['pending', false, LINK, 'pending'],
  ['active', false, null, 'notGenerated'],
])('asked for by the teacher: %j, passed %j, link %s', (status, passed, link, kind) => {
  expect(meetingLinkState({ status, passed, link, requestedByTeacher: true })?.kind).toBe(kind);
});

// 001 §2: one that is not held online has no link, whatever is sent.
test.each(['pending', 'active', 'completed'] as const)('face to face, %j: no link, and no word of one', (status) => {
  const starts = new Date('2026-11-20T10:00:00Z');
  for (const link of [LINK, UNSAFE, null]) {
    const booking = { status, passed: false, link, mode: 'faceToFace', starts } as const;
    expect(meetingLinkState(booking)).toBeNull();
    expect(joinButtonHref(booking, starts)).toBeNull();
  }
});

test.each(['online', 'both', 'unknown'] as const)('%s: has a link', (mode) => {
  expect(meetingLinkState({ status: 'active', passed: false, link: LINK, mode })?.kind).toBe('link');
});

test.each<[BookingStatus, boolean, boolean]>([
  ['pending', false, false],
  ['active', false, true],
  // One that takes longer than planned.
  ['active', true, true],
  [BOOKED, false, true],
  ['completed', true, false],
  ['cancelled', false, false],
])('%j, passed %j: a button to join %j', (status, passed, expected) => {
  const now = new Date('2026-11-20T10:00:00Z');
  const starts = new Date('2026-11-20T08:30:00Z');
  expect(joinButtonHref({ status, passed, link: LINK, starts }, now)).toBe(expected ? TEXT : null);
  expect(joinButtonHref({ status, passed, link: UNSAFE, starts }, now)).toBeNull();
});

test.each([
  ['passed, two hours after its start', true, '2026-11-20T10:30:00Z', true],
  ['passed, later than that', true, '2026-11-20T10:30:01Z', false],
  ['not passed, as the server says', false, '2026-11-20T12:00:00Z', true],
])('a button to join one that %s', (_name, passed, now, expected) => {
  const booking = { status: 'active', passed, link: LINK, starts: new Date('2026-11-20T08:30:00Z') } as const;
  expect(joinButtonHref(booking, new Date(now))).toBe(expected ? TEXT : null);
});

test.each<[BookingStatus, boolean, boolean]>([
  ['pending', false, true],
  ['active', false, true],
  [BOOKED, false, true],
  ['completed', false, false],
  ['cancelled', false, false],
  ['pending', true, false],
  ['active', true, false],
  [BOOKED, true, false],
])('%j, passed %j: may be changed %j (APT-21)', (status, passed, expected) => {
  expect(mayChange({ status, passed })).toBe(expected);
});

test.each<[string, object, boolean]>([
  ['a booked one', { changeable: true, booking: {} }, true],
  ['one of another meeting type', { changeable: false, booking: {} }, false],
  ['one without a type', { changeable: true, booking: null }, false],
])('%s of the list may be changed: %j (APT-22)', (_name, form, expected) => {
  expect(mayChange({ status: 'active', passed: false, ...form })).toBe(expected);
  expect(mayChange({ status: 'active', passed: true, ...form })).toBe(false);
});

test.each([
  ['faceToFace', 'Room 4', 'Room 4'],
  ['both', 'Room 4', 'Room 4'],
  ['online', 'Room 4', null],
  ['unknown', 'Room 4', null],
  ['faceToFace', null, null],
] as const)('a meeting held %s with the place %j is at %j', (mode, place, expected) => {
  expect(meetingPlace({ mode, place })).toBe(expected);
});

test.each([
  ['14:30 - 15:00', { from: '14:30', to: '15:00' }],
  ['14:30', null],
  ['14:30 - 15:00 AEDT', null],
  ['Today 14:30 - 15:00', null],
  ['', null],
])('hours of %j', (time, expected) => {
  expect(appointmentHours(time)).toEqual(expected);
});

test.each([
  ['14:30 - 15:00', '2026-11-25T03:30:00Z', 'Australia/Sydney', '2026-11-25T04:00:00.000Z'],
  ['23:45 - 00:15', '2026-11-25T15:45:00Z', 'Asia/Shanghai', '2026-11-25T16:15:00.000Z'],
  // The nights in which clocks go forward and back: the day after begins 23 and 25 hours later.
  ['23:30 - 00:30', '2026-10-04T12:30:00Z', 'Australia/Sydney', '2026-10-04T13:30:00.000Z'],
  ['23:30 - 00:30', '2026-04-05T13:30:00Z', 'Australia/Sydney', '2026-04-05T14:30:00.000Z'],
  // The hour that exists twice when clocks go back: an end in its second half is not one of the day after.
  ['02:40 - 02:25', '2027-04-03T15:40:00Z', 'Australia/Sydney', '2027-04-03T16:25:00.000Z'],
  ['02:10 - 02:40', '2027-04-03T16:10:00Z', 'Australia/Sydney', '2027-04-03T16:40:00.000Z'],
  ['14:30', '2026-11-25T03:30:00Z', 'Australia/Sydney', undefined],
  // The text is in the student's zone (contract 1.7), which the device may not know.
  ['02:00 - 02:30', '2026-11-20T15:00:00Z', 'Europe/London', '2026-11-20T15:30:00.000Z'],
  ['23:45 - 00:15', '2026-11-25T15:45:00Z', 'Europe/London', '2026-11-25T16:15:00.000Z'],
])('%s from %s in %s ends at %s', (time, starts, zone, expected) => {
  expect(appointmentEnd({ starts: new Date(starts), time }, zone)?.toISOString()).toBe(expected);
});
