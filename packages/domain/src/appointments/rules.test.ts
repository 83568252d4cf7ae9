import { expect, test } from 'vitest';
import type { PlanStatus } from '../shared/index.ts';
import { joinLink, mayChange } from './rules.ts';

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
  // APT-18, APT-19: to be followed only while active and ahead.
  ['active', false, 'a link', LINK, 'link'],
  ['active', true, 'a link', LINK, 'text'],
  ['completed', false, 'a link', LINK, 'text'],
  ['completed', true, 'a link', LINK, 'text'],
  ['cancelled', false, 'a link', LINK, 'text'],
  [BOOKED, false, 'a link', LINK, 'text'],
])('%j, passed %j, with %s', (status, passed, _name, link, is) => {
  expect(joinLink({ status, passed, link })).toEqual(is === 'link' || is === 'text' ? { is, link } : { is });
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
