import { describe, expect, it } from 'vitest';
import { readyList, type LoadableList, type Page } from '../shared/index.ts';
import { decodeLiveClassPage } from './decode.ts';
import { decodeRecordingPage } from './library-decode.ts';
import type { LiveClass, Recording } from './model.ts';
import { classTimes, coursePublishedIds, expiryOf, shownClasses, withoutClass, withWatched } from './rules.ts';

it.each([
  [[], '0'],
  [[101], '0,101'],
  [[101, 102], '0,101,102'],
])('the lists of courses %j are asked for as %j (NET-07)', (courses, expected) => {
  expect(coursePublishedIds(courses)).toBe(expected);
});

describe('when a class is, in the student’s zone (LIV-04)', () => {
  it.each([
    ['Sydney', '10:00', '11:00', 'Australia/Sydney', '2026-11-20T23:00', '2026-11-21T00:00'],
    ['Shanghai', '10:00', '11:00', 'Asia/Shanghai', '2026-11-21T02:00', '2026-11-21T03:00'],
    ['over midnight', '23:30', '00:30', 'Asia/Shanghai', '2026-11-21T15:30', '2026-11-21T16:30'],
    ['no length at all', '10:00', '10:00', 'Asia/Shanghai', '2026-11-21T02:00', '2026-11-21T02:00'],
  ])('%s', (_name, start, end, zone, starts, ends) => {
    expect(classTimes({ date: '2026-11-21', start, end }, zone)).toEqual({
      starts: new Date(`${starts}Z`),
      ends: new Date(`${ends}Z`),
    });
  });
});

const classes: Page<LiveClass> = decodeLiveClassPage({
  rows: [1, 2, 3].map((Id) => ({
    Id,
    Topic: 'T',
    StartDate: '2026-11-21',
    StartTime: '10:00',
    EndTime: '11:00',
  })),
  total: 3,
});

describe('a class that was registered for or given back (LIV-20)', () => {
  const after = withoutClass(classes, 2);

  it('is hidden from its list at once, and counted out', () => {
    const list = shownClasses(readyList(after.rows, { total: 30, more: { state: 'idle' } }));
    expect(list).toMatchObject({ total: 29, more: { state: 'idle' } });
    expect(list.state === 'ready' && list.rows.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('leaves its list as it was where the whole is not known', () => {
    expect(shownClasses(readyList(after.rows, { total: null }))).toMatchObject({ total: null });
  });

  it('that is not in the list changes nothing of it', () => {
    const list = readyList(withoutClass(classes, 9).rows);
    expect(shownClasses(list)).toBe(list);
    const loading: LoadableList<LiveClass> = { state: 'loading' };
    expect(shownClasses(loading)).toBe(loading);
  });
});

it('a recording is watched, and new again', () => {
  const page: Page<Recording> = decodeRecordingPage({
    rows: [1, 2].map((Id) => ({ Id, VideoName: 'V', VideoType: 'AzureVideo', VideoId: 'x' })),
    total: 2,
  });
  const watched = withWatched(page, 2, true);
  expect(watched.rows.map((one) => one.watched)).toEqual([false, true]);
  expect(withWatched(watched, 2, false)).toEqual(page);
});

describe('how long a recording stays (LIV-30)', () => {
  it.each([
    [null, null],
    ['2026-11-20', { is: 'over', date: '2026-11-20' }],
    ['2026-11-21', { is: 'soon', date: '2026-11-21', daysLeft: 0 }],
    ['2026-11-22', { is: 'soon', date: '2026-11-22', daysLeft: 1 }],
    ['2026-11-28', { is: 'soon', date: '2026-11-28', daysLeft: 7 }],
    ['2026-11-29', { is: 'later', date: '2026-11-29' }],
    ['2026-12-01', { is: 'later', date: '2026-12-01' }],
    ['2027-11-21', { is: 'later', date: '2027-11-21' }],
  ])('valid until %s', (validUntil, expected) => {
    expect(expiryOf({ validUntil }, '2026-11-21')).toEqual(expected);
  });
});
