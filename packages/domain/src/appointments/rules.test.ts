import { expect, test } from 'vitest';
import type { PlanStatus } from '../shared/index.ts';
import { joinLink, mayChange, mayJoin } from './rules.ts';

const LINK = 'https://meet.example.com/a/601';
const BOOKED: PlanStatus = { other: 'Booked' };

test.each<[PlanStatus, boolean, string, string | null, string]>([
  // APT-16: pending says so, whatever else is sent.
  ['pending', false, 'no link', null, 'pending'],
  ['pending', false, 'a link', LINK, 'pending'],
  ['pending', true, 'no link', null, 'pending'],
  ['pending', true, 'a link', LINK, 'pending'],
  // APT-17: ahead without a link.
  ['active', false, 'no link', null, 'notGenerated'],
  ['active', false, 'a blank link', '  ', 'notGenerated'],
  [BOOKED, false, 'no link', null, 'notGenerated'],
  // APT-20: nothing left to wait for.
  ['active', true, 'no link', null, 'none'],
  ['completed', false, 'no link', null, 'none'],
  ['completed', true, 'a blank link', ' ', 'none'],
  ['cancelled', false, 'no link', null, 'none'],
  [BOOKED, true, 'no link', null, 'none'],
  // APT-18: to be followed unless it is pending.
  ['active', false, 'a link', LINK, 'link'],
  ['active', true, 'a link', LINK, 'link'],
  ['completed', false, 'a link', LINK, 'link'],
  ['completed', true, 'a link', LINK, 'link'],
  ['cancelled', false, 'a link', LINK, 'link'],
  [BOOKED, false, 'a link', LINK, 'link'],
])('%j, passed %j, with %s', (status, passed, _name, link, is) => {
  expect(joinLink({ status, passed, link })).toEqual(is === 'link' || is === 'text' ? { is, link } : { is });
});

// APT-19: what the teacher asked for is only read once it is passed, or unless it is active.
test.each<[PlanStatus, boolean, string | null, string]>([
  ['active', false, LINK, 'link'],
  ['active', true, LINK, 'text'],
  ['completed', false, LINK, 'text'],
  ['cancelled', false, LINK, 'text'],
  [BOOKED, false, LINK, 'text'],
  ['pending', false, LINK, 'pending'],
  ['active', false, null, 'notGenerated'],
])('asked for by the teacher: %j, passed %j, link %s', (status, passed, link, is) => {
  expect(joinLink({ status, passed, link, requestedByTeacher: true }).is).toBe(is);
});

test.each<[PlanStatus, boolean, boolean]>([
  ['pending', false, false],
  ['active', false, true],
  // One that takes longer than planned.
  ['active', true, true],
  [BOOKED, false, true],
  ['completed', true, false],
  ['cancelled', false, false],
])('%j, passed %j: a button to join %j', (status, passed, expected) => {
  expect(mayJoin({ status, passed, link: LINK })).toBe(expected);
});

test.each<[PlanStatus, boolean, boolean]>([
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
