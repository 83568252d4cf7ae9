import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOfMonth, instantInZone, inZone, mondayOf, nextTimeInZone, sameClock } from './zone.ts';

/** Every hour and the half and quarter hours, with and without clock changes, on both sides of the date line. */
const ZONES = [
  'Australia/Sydney',
  'Australia/Adelaide',
  'Australia/Brisbane',
  'Australia/Darwin',
  'Australia/Eucla',
  'Australia/Hobart',
  'Australia/Lord_Howe',
  'Australia/Perth',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Asia/Seoul',
  'Asia/Singapore',
  'Asia/Manila',
  'Asia/Jakarta',
  'Asia/Yangon',
  'Asia/Dhaka',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Karachi',
  'Asia/Kabul',
  'Asia/Dubai',
  'Asia/Tehran',
  'Asia/Riyadh',
  'Asia/Jerusalem',
  'Europe/Istanbul',
  'Europe/Athens',
  'Europe/Berlin',
  'Europe/London',
  'Europe/Dublin',
  'Africa/Cairo',
  'Africa/Lagos',
  'Africa/Casablanca',
  'Africa/Johannesburg',
  'America/St_Johns',
  'America/Halifax',
  'America/Sao_Paulo',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'Pacific/Marquesas',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'UTC',
];

describe('an instant in a zone', () => {
  it.each([
    ['2026-11-20T23:37:43Z', 'Australia/Sydney', '2026-11-21', '10:37'],
    ['2026-11-20T23:37:43Z', 'America/St_Johns', '2026-11-20', '20:07'],
    ['2026-11-20T16:00:00Z', 'Asia/Shanghai', '2026-11-21', '00:00'],
    // Sydney leaves daylight saving at 3:00 on 5 April 2026.
    ['2026-04-04T15:59:00Z', 'Australia/Sydney', '2026-04-05', '02:59'],
    ['2026-04-04T16:00:00Z', 'Australia/Sydney', '2026-04-05', '02:00'],
  ])('%s in %s', (instant, zone, date, time) => {
    expect(inZone(new Date(instant), zone)).toEqual({ date, time });
  });

  it('and back, wherever the clocks show the time at all', () => {
    const minutes = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2031, 0, 1) / 60_000 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...ZONES), (minute, zone) => {
        const shown = inZone(new Date(minute * 60_000), zone);
        expect(inZone(instantInZone(shown, zone), zone)).toEqual(shown);
      }),
    );
  });

  it.each(ZONES)('and back around every change of the clocks of %s from 2026 to 2030', (zone) => {
    const HOUR = 3_600_000;
    const offsetAt = (at: number) => {
      const { date, time } = inZone(new Date(at), zone);
      return Date.parse(`${date}T${time}:00Z`) - at;
    };
    const days = Array.from({ length: 5 * 366 }, (_, day) => Date.UTC(2026, 0, 1) + day * 24 * HOUR);
    const changes = days.filter((day) => offsetAt(day) !== offsetAt(day + 24 * HOUR));
    for (const day of changes) {
      for (let at = day - 2 * HOUR; at <= day + 26 * HOUR; at += HOUR / 4) {
        const shown = inZone(new Date(at), zone);
        expect(inZone(instantInZone(shown, zone), zone)).toEqual(shown);
      }
    }
  });

  it('shown twice means the first, skipped means the time after the jump', () => {
    const twice = instantInZone({ date: '2026-04-05', time: '02:30' }, 'Australia/Sydney');
    expect(twice.toISOString()).toBe('2026-04-04T15:30:00.000Z');
    const skipped = instantInZone({ date: '2026-10-04', time: '02:30' }, 'Australia/Sydney');
    expect(inZone(skipped, 'Australia/Sydney')).toEqual({ date: '2026-10-04', time: '03:30' });
  });
});

describe('the next time in a zone', () => {
  it.each([
    ['later on the day', '15:00', '2026-11-25T03:30:00Z', '2026-11-25T04:00:00.000Z'],
    ['on the next day', '14:00', '2026-11-25T03:30:00Z', '2026-11-26T03:00:00.000Z'],
    ['a day later, where it is that time now', '14:30', '2026-11-25T03:30:00Z', '2026-11-26T03:30:00.000Z'],
    // Sydney has 2:30 twice on 5 April 2026.
    ['the first of two', '02:30', '2026-04-04T14:30:00Z', '2026-04-04T15:30:00.000Z'],
    ['the second, once the first is over', '02:30', '2026-04-04T15:45:00Z', '2026-04-04T16:30:00.000Z'],
    ['that of the next day, once both are over', '02:30', '2026-04-04T16:45:00Z', '2026-04-05T16:30:00.000Z'],
  ])('is %s', (_name, time, after, expected) => {
    expect(nextTimeInZone(time, new Date(after), 'Australia/Sydney').toISOString()).toBe(expected);
  });
});

it.each([
  ['Asia/Shanghai', 'Asia/Singapore', true],
  ['Australia/Sydney', 'Australia/Melbourne', true],
  ['Australia/Sydney', 'Australia/Brisbane', false],
  ['Asia/Shanghai', 'Australia/Sydney', false],
  // The same time of day, a day apart.
  ['Pacific/Kiritimati', 'Pacific/Honolulu', false],
])('the clocks of %s and %s in November: same %s', (one, other, expected) => {
  expect(sameClock(one, other, new Date('2026-11-20T23:37:43Z'))).toBe(expected);
});

describe('days of the calendar', () => {
  it.each([
    ['2026-11-21', 6, '2026-11-27'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %i days', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-21', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
  ])('%s lies in the week of %s', (date, monday) => {
    expect(mondayOf(date)).toBe(monday);
  });

  it('have a number', () => expect(dayOfMonth('2026-11-01')).toBe(1));
});
