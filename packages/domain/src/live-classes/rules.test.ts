import { describe, expect, it } from 'vitest';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { readyList, type LoadableList, type Page } from '../shared/index.ts';
import { decodeLiveClassPage } from './decode.ts';
import { decodeRecordingPage } from './library-decode.ts';
import type { LiveClass, Recording } from './model.ts';
import {
  classTimes,
  coursePublishedIds,
  expiryOf,
  hasStaleClasses,
  shownClasses,
  hideClassInPage,
  markWatched,
} from './rules.ts';

it.each([
  [null, ''],
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

describe('whether a list lags behind the clock (LIV-12, LIV-25)', () => {
  const from = (start: string, end: string, liveNow = false) => ({ start, end, liveNow });
  it.each([
    ['nothing listed', [], false],
    ['all ahead', [from('10:01', '11:00')], false],
    ['begun a minute ago, and live', [from('09:59', '11:00', true), from('12:00', '13:00')], false],
    ['beginning now, not said to be live', [from('10:00', '11:00')], true],
    ['begun long ago, still not said to be live', [from('09:00', '11:00')], true],
    ['the second of two that run', [from('09:00', '11:00', true), from('09:30', '11:00')], true],
    ['over, and still there', [from('09:00', '10:00', true)], true],
    ['said to be live before its time', [from('10:30', '11:00', true)], false],
  ])('%s', (_name, times, expected) => {
    const listed = times.map((time) => ({ date: '2026-11-21', ...time })) as LiveClass[];
    expect(hasStaleClasses(listed, new Date('2026-11-20T23:00Z'), 'Australia/Sydney')).toBe(expected);
  });
});

const classes: Page<LiveClass> = decodeLiveClassPage(
  {
    rows: [1, 2, 3].map((Id) => ({
      Id,
      Topic: 'T',
      StartDate: '2026-11-21',
      StartTime: '10:00',
      EndTime: '11:00',
    })),
    total: 3,
  },
  decodeContext,
);

describe('a class that was registered for or given back (LIV-20)', () => {
  const after = hideClassInPage(classes, 2);

  it('is hidden from its list at once, and counted out', () => {
    const list = shownClasses(readyList(after.rows, { total: 30, more: { status: 'idle' } }));
    expect(list).toMatchObject({ total: 29, more: { status: 'idle' } });
    expect(list.status === 'ready' && list.rows.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('is the same class as before', () => {
    expect(after.rows).toEqual(classes.rows.map((one) => (one.id === 2 ? { ...one, shown: false } : one)));
    expect(after.total).toBe(3);
  });

  it('leaves its list as it was where the whole is not known', () => {
    expect(shownClasses(readyList(after.rows, { total: null }))).toMatchObject({ total: null });
  });

  it('that is not in the list changes nothing of it', () => {
    const list = readyList(hideClassInPage(classes, 9).rows);
    expect(shownClasses(list)).toBe(list);
    const loading: LoadableList<LiveClass> = { status: 'loading' };
    expect(shownClasses(loading)).toBe(loading);
  });
});

it('recordings that were opened are watched, though their list says new (LIV-32)', () => {
  const page: Page<Recording> = decodeRecordingPage(
    {
      rows: [1, 2, 3].map((Id) => ({ Id, VideoName: 'V', VideoType: 'AzureVideo', VideoId: 'x', IsWatched: Id === 1 })),
      total: 3,
    },
    decodeContext,
  );
  const list = readyList(page.rows, { total: 30, more: { status: 'loading' } });
  const watched = markWatched(list, [2, 9]);
  expect(watched).toEqual({ ...list, rows: page.rows.map((one) => ({ ...one, watched: one.id !== 3 })) });
  expect(markWatched(list, [])).toEqual(list);
  const loading: LoadableList<Recording> = { status: 'loading' };
  expect(markWatched(loading, [2])).toBe(loading);
});

describe('how long a recording stays (LIV-30)', () => {
  it.each([
    [null, null],
    ['2026-11-20', { kind: 'over', date: '2026-11-20' }],
    ['2026-11-21', { kind: 'soon', date: '2026-11-21', daysLeft: 0 }],
    ['2026-11-22', { kind: 'soon', date: '2026-11-22', daysLeft: 1 }],
    ['2026-11-28', { kind: 'soon', date: '2026-11-28', daysLeft: 7 }],
    ['2026-11-29', { kind: 'later', date: '2026-11-29' }],
    ['2026-12-01', { kind: 'later', date: '2026-12-01' }],
    ['2027-11-21', { kind: 'later', date: '2027-11-21' }],
  ])('valid until %s', (validUntil, expected) => {
    expect(expiryOf({ validUntil }, '2026-11-21')).toEqual(expected);
  });
});
