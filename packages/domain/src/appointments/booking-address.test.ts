import { describe, expect, test } from 'vitest';
import { bookingParams, parseBookingAddress } from './booking-address.ts';
import { bookingReducer, initialBooking, type Booking, type BookingAction } from './booking.ts';

const parse = (search: string) => parseBookingAddress(new URLSearchParams(search));
const NOTHING = { typeId: null, course: null, teacherId: null, slot: null, sent: false };

function reloaded(booking: Booking) {
  const params = bookingParams('confirm', booking);
  return parse(
    new URLSearchParams(Object.entries(params).flatMap(([k, v]) => (v === null ? [] : [[k, v]]))).toString(),
  );
}

describe('the address of a booking', () => {
  test.each<[string, object]>([
    ['', { step: null, start: NOTHING }],
    ['step=type', { step: 'type', start: NOTHING }],
    ['step=elsewhere', { step: null, start: NOTHING }],
    ['type=61', { step: 'time', start: { ...NOTHING, typeId: 61 } }],
    [
      'type=61&course=101&teacher=71',
      { step: 'time', start: { ...NOTHING, typeId: 61, course: { id: 101, itemType: null }, teacherId: 71 } },
    ],
    ['step=time&type=61.5&course=x&teacher=-1', { step: 'time', start: NOTHING }],
    ['step=time&date=2026-11-25', { step: 'time', start: NOTHING }],
    ['step=time&date=2026-13-25&time=14:30', { step: 'time', start: NOTHING }],
    ['step=time&date=2026-11-25&time=25:30', { step: 'time', start: NOTHING }],
    [
      'step=time&date=0001-01-01&time=10:00',
      { step: 'time', start: { ...NOTHING, slot: { date: '1900-01-01', time: '10:00' } } },
    ],
  ])('?%s', (search, expected) => {
    expect(parse(search)).toEqual({ ...expected, booked: false });
  });

  test('keeps what was chosen through a reload', () => {
    const start = {
      typeId: 61,
      course: { id: 101, itemType: 2 },
      teacherId: 71,
      slot: { date: '2026-11-25', time: '14:30' },
      sent: false,
    };
    expect(reloaded(initialBooking('2026-11-21', start))).toEqual({ step: 'confirm', start, booked: false });
  });

  test.each<[string, BookingAction[], boolean]>([
    ['sent', [{ type: 'sent' }], true],
    ['refused', [{ type: 'sent' }, { type: 'refused' }], false],
    ['not answered', [{ type: 'sent' }, { type: 'unanswered' }], true],
    ['booked', [{ type: 'sent' }, { type: 'booked' }], false],
  ])('knows through a reload of a booking that was %s', (_name, actions, sent) => {
    const { start, booked } = reloaded(actions.reduce(bookingReducer, initialBooking('2026-11-21')));
    expect(start.sent).toBe(sent);
    expect(booked).toBe(actions.at(-1)?.type === 'booked');
    expect(initialBooking('2026-11-21', start).outcome).toBe(sent ? 'unknown' : 'notSent');
  });

  test('leaves out what is not chosen, and a day without a time', () => {
    const day = { type: 'weekChanged', action: { type: 'dayChosen', date: '2026-11-25' } } as const;
    const booking = bookingReducer(initialBooking('2026-11-21', { teacherId: 71 }), day);
    expect(bookingParams('time', booking)).toEqual({
      step: 'time',
      type: null,
      course: null,
      item: null,
      teacher: '71',
      date: null,
      time: null,
      sent: null,
      booked: null,
    });
  });

  test('is empty without a step', () => {
    const params = bookingParams(null, initialBooking('2026-11-21', { typeId: 61, teacherId: 71 }));
    expect(Object.values(params).every((value) => value === null)).toBe(true);
  });
});
