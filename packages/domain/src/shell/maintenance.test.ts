import { describe, expect, test } from 'vitest';
import { localMaintenance } from './maintenance.ts';

/** A day on which it is summer in Australia, and winter in the north. */
const SUMMER = new Date('2026-12-10T00:00:00Z');
/** The other way round: Sydney has standard time, UTC+10. */
const WINTER = new Date('2026-07-10T00:00:00Z');

function own(zone: string, start: string, end: string, dates = '', now = SUMMER) {
  const found = localMaintenance({ dates, start, end }, zone, now);
  return found && [found.start, found.end, found.days];
}

describe('the hours of the student’s own clock', () => {
  test.each([
    ['Asia/Shanghai', '22:00', '23:30', ['19:00', '20:30', 'same']],
    ['Asia/Shanghai', '01:00', '02:30', ['22:00', '23:30', 'previous']],
    ['Asia/Shanghai', '02:00', '04:00', ['23:00', '01:00', 'fromPrevious']],
    ['America/St_Johns', '22:00', '23:30', ['07:30', '09:00', 'same']],
    ['Asia/Kathmandu', '22:00', '23:30', ['16:45', '18:15', 'same']],
    ['Pacific/Auckland', '20:00', '21:30', ['22:00', '23:30', 'same']],
    ['Pacific/Auckland', '21:00', '22:30', ['23:00', '00:30', 'toNext']],
    ['Pacific/Auckland', '22:00', '23:30', ['00:00', '01:30', 'next']],
    ['Pacific/Kiritimati', '23:00', '23:30', ['02:00', '02:30', 'next']],
    ['Etc/GMT+12', '00:00', '01:00', ['01:00', '02:00', 'previous']],
    // After midnight, seen from the day it begins.
    ['Asia/Shanghai', '23:00', '01:00', ['20:00', '22:00', 'same']],
    ['Asia/Shanghai', '23:00', '04:00', ['20:00', '01:00', 'toNext']],
    ['Asia/Shanghai', '22:00', '22:00', ['19:00', '19:00', 'toNext']],
    ['Asia/Shanghai', '9:05', '10:00', ['06:05', '07:00', 'same']],
  ])('in %s, %s to %s AEDT', (zone, start, end, expected) => {
    expect(own(zone, start, end)).toEqual(expected);
  });

  test('are shown where only their start differs: clocks go back in between', () => {
    expect(own('Pacific/Norfolk', '00:30', '02:30', '05/04/2026')).toEqual(['01:30', '02:30', 'same']);
  });

  test('begin at a moment of their own', () => {
    const found = localMaintenance({ dates: '14/03/2026', start: '22:00', end: '23:30' }, 'Asia/Shanghai', SUMMER);
    expect(found?.at.toISOString()).toBe('2026-03-14T11:00:00.000Z');
  });
});

describe('AEDT is sure on a day in summer: the announced one, else today', () => {
  test.each([
    ['no day, in summer', '', SUMMER, true],
    ['no day, in winter', '', WINTER, false],
    ['a day in winter', '10/07/2026', SUMMER, false],
    ['a day in summer', '10/12/2026', WINTER, true],
    ['with its weekday', 'Fri 10/07/2026', SUMMER, false],
    ['the other way of writing', '2026-07-10', SUMMER, false],
    ['one digit', '1/7/2026', SUMMER, false],
    ['two days', '10/07/2026 to 11/07/2026', SUMMER, true],
    ['no such day', '31/06/2026', SUMMER, true],
    ['no day and no month', '45/13/2026', SUMMER, true],
    ['a month of its own', '07/2026', SUMMER, true],
    ['words', 'this Friday', SUMMER, true],
  ])('%s: %j', (_name, dates, now, sure) => {
    expect(own('Asia/Shanghai', '22:00', '23:30', dates, now)).toEqual(sure ? ['19:00', '20:30', 'same'] : null);
  });

  test('today is the day in AEDT', () => {
    // Clocks in Sydney went back on the 5th of April; by then it was still the 4th in Europe.
    expect(own('Asia/Shanghai', '09:00', '10:00', '', new Date('2026-04-04T13:30:00Z'))).toBeNull();
    expect(own('Asia/Shanghai', '09:00', '10:00', '', new Date('2026-04-04T12:30:00Z'))).toEqual([
      '06:00',
      '07:00',
      'same',
    ]);
  });
});

describe('no line of its own', () => {
  test.each([
    ['the same clock', 'Australia/Sydney', '22:00', '23:30'],
    ['the same clock, over midnight', 'Australia/Sydney', '23:00', '01:00'],
    ['the same clock, one digit', 'Australia/Sydney', '9:00', '10:00'],
    ['no start', 'Asia/Shanghai', '', '23:30'],
    ['no end', 'Asia/Shanghai', '22:00', ''],
    ['an hour too many', 'Asia/Shanghai', '22:00', '24:00'],
    ['minutes too many', 'Asia/Shanghai', '22:60', '23:30'],
    ['words', 'Asia/Shanghai', '10 pm', '11:30 pm'],
    ['words after the time', 'Asia/Shanghai', '10:00 pm', '11:30'],
    ['almost a day, over two midnights', 'Pacific/Kiritimati', '22:00', '21:30'],
  ])('%s', (_name, zone, start, end) => {
    expect(own(zone, start, end)).toBeNull();
  });
});
