import { describe, expect, it } from 'vitest';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { linkOrText } from '../shared/index.ts';
import type { CalendarAppointment, CalendarItem, CalendarLiveClass, Meeting } from './model.ts';
import {
  isFreeWeek,
  itemRelationOf,
  itemsAhead,
  joinHref,
  joinHrefNow,
  meetingHours,
  meetingChannels,
  timeRelationOf,
  nextChange,
  waitsToJoin,
  panelDays,
  showsCalendarPanel,
  withoutActions,
  withoutRegistration,
} from './rules.ts';

describe('the seven days of the panel', () => {
  it('begin today and go over the end of a month', () => {
    const days = panelDays('2026-11-28', [28, 1, 4]);
    expect(days.map(({ date }) => date)).toEqual([
      '2026-11-28',
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ]);
    expect(days.filter(({ busy }) => busy).map(({ date }) => date)).toEqual(['2026-11-28', '2026-12-01', '2026-12-04']);
  });
});

describe('a free week', () => {
  it.each([
    [[], true],
    [[3], true],
    [[21], false],
    [[27, 3], false],
    // Nothing is hidden on a guess.
    [null, false],
  ])('with %j busy: %s', (busyDays, expected) => {
    expect(isFreeWeek(panelDays('2026-11-21', busyDays))).toBe(expected);
  });
});

describe('the hours of a meeting', () => {
  it.each([
    ['11:00 - 12:00', { start: '11:00', end: '12:00' }],
    ['23:30 - 00:15', { start: '23:30', end: '00:15' }],
    ['11:00', null],
    ['11:00 - 12:00 AEDT', null],
    ['Friday 11:00 - 12:00', null],
    ['after class', null],
    ['', null],
  ])('"%s"', (time, expected) => {
    expect(meetingHours({ time })).toEqual(expected);
  });
});

describe('whether the panel is there', () => {
  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
    [false, true, false],
    [null, false, null],
    [true, null, null],
    [null, null, null],
    // One no is enough: nobody waits for the other answer.
    [false, null, false],
    [null, true, false],
  ] as const)('server %s, hidden by integration %s: %s', (server, hidden, expected) => {
    expect(showsCalendarPanel(server, hidden)).toBe(expected);
  });
});

const at = (time: string) => new Date(`2026-11-21T${time}Z`);

describe('where an item stands in time', () => {
  const item = { starts: at('10:00:00'), ends: at('11:00:00') };
  it.each([
    ['08:59:59', { kind: 'later' }],
    ['09:00:00', { kind: 'soon', minutes: 60 }],
    ['09:48:00', { kind: 'soon', minutes: 12 }],
    ['09:48:01', { kind: 'soon', minutes: 12 }],
    ['09:59:59', { kind: 'soon', minutes: 1 }],
    ['10:00:00', { kind: 'now' }],
    ['10:59:59', { kind: 'now' }],
    ['11:00:00', { kind: 'ended' }],
  ] as const)('at %s', (now, expected) => {
    expect(timeRelationOf(item, at(now))).toEqual(expected);
  });

  it('never ends when the server names no end', () => {
    expect(timeRelationOf({ starts: at('10:00:00'), ends: null }, at('23:00:00'))).toEqual({ kind: 'now' });
  });
});

describe('an item with a status', () => {
  const base = { key: '', title: '', starts: at('10:00:00'), ends: null };
  const meeting = (status: Meeting['status']) =>
    ({ ...base, kind: 'meeting', meeting: { status } as Meeting }) satisfies CalendarItem;
  const appointment = (sent: Partial<CalendarAppointment>) =>
    ({ ...base, kind: 'appointment', appointment: sent as CalendarAppointment }) satisfies CalendarItem;
  it.each([
    ['a meeting without a status', meeting(null), 'soon'],
    ['an active meeting', meeting('active'), 'soon'],
    ['a meeting with an unknown status', meeting({ other: 'Moved' }), 'soon'],
    ['a cancelled meeting', meeting('cancelled'), 'ended'],
    ['a completed meeting', meeting('completed'), 'ended'],
    ['a pending appointment', appointment({ status: 'pending', passed: false }), 'soon'],
    ['an appointment that has passed', appointment({ status: 'active', passed: true }), 'ended'],
    ['a cancelled appointment', appointment({ status: 'cancelled', passed: false }), 'ended'],
  ] as const)('%s: %s', (_name, item, kind) => {
    expect(itemRelationOf(item, at('09:30:00')).kind).toBe(kind);
  });
});

it('what is over is not ahead any more, and a class on offer is not yet', () => {
  const registered = { mayRegister: false, upgradeNeeded: false };
  const items = [
    { kind: 'liveClass', liveClass: registered, starts: at('07:00:00'), ends: at('08:00:00') },
    { kind: 'liveClass', liveClass: registered, starts: at('08:30:00'), ends: at('09:30:00') },
    { kind: 'liveClass', liveClass: registered, starts: at('12:00:00'), ends: null },
    { kind: 'liveClass', liveClass: { ...registered, mayRegister: true }, starts: at('12:00:00'), ends: null },
    { kind: 'liveClass', liveClass: { ...registered, upgradeNeeded: true }, starts: at('12:00:00'), ends: null },
    { kind: 'meeting', meeting: { status: 'cancelled' }, starts: at('12:00:00'), ends: null },
    { kind: 'meeting', meeting: { status: 'active' }, starts: at('13:00:00'), ends: null },
  ] as CalendarItem[];
  expect(itemsAhead(items, at('09:00:00'))).toBe(3);
});

describe('the next moment at which something changes', () => {
  const item = (starts: string, ends: string | null) =>
    ({ starts: at(starts), ends: ends === null ? null : at(ends) }) as CalendarItem;
  it.each([
    ['nothing planned', [], null],
    ['a start ahead', [item('10:00:00', '11:00:00')], at('10:00:00')],
    ['the end of what runs', [item('08:00:00', '09:30:00'), item('10:00:00', '11:00:00')], at('09:30:00')],
    [
      'the soonest of several, in any order',
      [item('11:00:00', '12:00:00'), item('10:00:00', '11:00:00')],
      at('10:00:00'),
    ],
    ['all over', [item('07:00:00', '08:00:00')], null],
    ['begun, without an end', [item('07:00:00', null)], null],
  ] as const)('%s', (_name, items, expected) => {
    expect(nextChange(items, at('09:00:00'))).toEqual(expected);
  });
});

describe('waiting to join', () => {
  const joinUrl = decodeContext.toSafeHref('https://meet.example.com/1');
  const base = { key: '', title: '', starts: at('10:00:00'), ends: at('11:00:00') };
  const registered = { mayJoin: false, mayRegister: false, mayCancel: true, joinUrl };
  const liveClass = (flags: Partial<CalendarLiveClass> = {}) =>
    ({
      ...base,
      kind: 'liveClass',
      liveClass: { ...registered, ...flags } as CalendarLiveClass,
    }) satisfies CalendarItem;
  const meeting = (sent: Partial<Meeting> = {}) => {
    const wholly = { mayJoin: false, mode: 'online', status: 'active', ...sent } as Meeting;
    return { ...base, kind: 'meeting', meeting: wholly } satisfies CalendarItem;
  };
  const appointment = { ...base, kind: 'appointment', appointment: {} as CalendarAppointment } satisfies CalendarItem;
  it.each([
    ['a class that begins later', liveClass(), '08:59:00', false],
    ['a class within the hour', liveClass(), '09:00:00', true],
    ['a class within the hour, whose URL is not sent yet', liveClass({ joinUrl: null }), '09:59:00', true],
    ['a class that is on, which cannot be cancelled any more', liveClass({ mayCancel: false }), '10:30:00', true],
    ['a class that may be joined', liveClass({ mayJoin: true }), '09:59:00', false],
    ['a class to register for', liveClass({ mayRegister: true, mayCancel: false }), '09:59:00', false],
    ['a class the student has no part in', liveClass({ mayCancel: false, joinUrl: null }), '10:30:00', false],
    ['a class that has ended', liveClass(), '11:00:00', false],
    ['a meeting', meeting(), '09:59:00', true],
    ['a meeting that may be joined', meeting({ mayJoin: true }), '09:59:00', false],
    ['a meeting at its place', meeting({ mode: 'faceToFace' }), '09:59:00', false],
    ['a cancelled meeting', meeting({ status: 'cancelled' }), '09:59:00', false],
    ['an appointment, whose link is always there', appointment, '09:59:00', false],
  ] as const)('%s', (_name, item, time, expected) => {
    expect(waitsToJoin(item, at(time))).toBe(expected);
  });
});

describe('ways to a meeting', () => {
  const link = decodeContext.toSafeHref('https://meet.example.com/1');
  const meeting = { link, place: 'Room 4' } as Meeting;
  it.each([
    ['online', { link, place: null }],
    ['faceToFace', { link: null, place: 'Room 4' }],
    ['both', { link, place: 'Room 4' }],
    ['unknown', { link, place: 'Room 4' }],
  ] as const)('mode %s', (mode, expected) => {
    expect(meetingChannels({ ...meeting, mode })).toEqual(expected);
  });
});

describe('where an item is joined', () => {
  const href = decodeContext.toSafeHref('https://meet.example.com/1');
  const liveClass = (mayJoin: boolean, joinUrl = href) =>
    ({ kind: 'liveClass', liveClass: { joinUrl, mayJoin } }) as CalendarItem;
  const meeting = (mode: string, mayJoin: boolean) =>
    ({ kind: 'meeting', meeting: { mode, link: href, place: 'Room 4', mayJoin } }) as CalendarItem;
  const appointment = (sent: string | null) =>
    ({ kind: 'appointment', appointment: { link: linkOrText(sent, decodeContext) } }) as CalendarItem;
  it.each([
    ['a live class that is open', liveClass(true), href, href],
    ['a live class before that', liveClass(false), href, null],
    ['a live class without a link', liveClass(true, null), null, null],
    ['a meeting that is open', meeting('online', true), href, href],
    ['a meeting before that', meeting('both', false), href, null],
    ['a meeting in a room', meeting('faceToFace', true), null, null],
    // The server says of an appointment nothing about now.
    ['an appointment', appointment('https://meet.example.com/1'), href, null],
    ['an appointment whose link is only read', appointment('javascript:alert(1)'), null, null],
    ['an appointment without a link', appointment(null), null, null],
  ])('%s', (_name, item, ever, now) => {
    expect([joinHref(item), joinHrefNow(item)]).toEqual([ever, now]);
  });
});

it('of a live class that no longer exists the student can read everything, and do nothing', () => {
  const read = { id: 401, title: 'PTE Speaking', minutes: 60 };
  const open = { mayRegister: true, mayJoin: true, mayCancel: true, upgradeNeeded: true };
  const joinUrl = decodeContext.toSafeHref('https://meet.example.com/1');
  expect(withoutActions({ ...read, ...open, joinUrl } as CalendarLiveClass)).toEqual({
    ...read,
    joinUrl: null,
    mayRegister: false,
    mayJoin: false,
    mayCancel: false,
    upgradeNeeded: false,
  });
});

it('a class whose registration is not known may still be joined, but neither registered for nor cancelled', () => {
  const read = { id: 401, mayJoin: true, upgradeNeeded: false };
  expect(withoutRegistration({ ...read, mayRegister: true, mayCancel: true } as CalendarLiveClass)).toEqual({
    ...read,
    mayRegister: false,
    mayCancel: false,
  });
});
