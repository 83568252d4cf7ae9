import * as v from 'valibot';
import { parseIdParam } from '../screens/index.ts';
import { calendarDay, timeOfDay } from '../shared/index.ts';
import { bookingSteps, type Booking, type BookingStart, type BookingStep } from './booking.ts';

/** The state of a booking wizard, as the search params have it. */
export interface BookingAddress {
  /** null = no wizard is open. */
  step: BookingStep | null;
  start: BookingStart;
  /** It was booked: a reload must not offer it again. */
  booked: boolean;
}

const STEPS = bookingSteps.meetings;

const slotSchema = v.object({ date: calendarDay, time: timeOfDay });

/**
 * Parses the search params; an invalid choice counts as none. With a type but no step, as in a link that books a given
 * type, the step is `time`: `shownStep` then shows the first step without a choice.
 */
export function parseBookingAddress(params: URLSearchParams): BookingAddress {
  const id = (name: string) => parseIdParam(params.get(name));
  const courseId = id('course');
  const slot = v.safeParse(slotSchema, { date: params.get('date'), time: params.get('time') });
  const start: Required<BookingStart> = {
    typeId: id('type'),
    course: courseId === null ? null : { id: courseId, itemType: id('item') },
    teacherId: id('teacher'),
    slot: slot.success ? slot.output : null,
    sent: params.get('sent') === '1',
  };
  const step = STEPS.find((one) => one === params.get('step')) ?? (start.typeId === null ? null : 'time');
  return { step, start, booked: params.get('booked') === '1' };
}

/**
 * Returns the search params for a step and what is chosen; a param whose value is null is left out. Without a step all
 * are left out.
 */
export function bookingParams(
  step: BookingStep | null,
  { typeId, course, teacherId, week, outcome }: Booking,
): Record<string, string | null> {
  const text = (value: number | string | null | undefined) =>
    step === null || value === null || value === undefined ? null : `${value}`;
  const slotted = week.day !== null && week.time !== null;
  return {
    step,
    type: text(typeId),
    course: text(course?.id),
    item: text(course?.itemType),
    teacher: text(teacherId),
    date: slotted ? text(week.day) : null,
    time: slotted ? text(week.time) : null,
    sent: outcome === 'sent' || outcome === 'unknown' ? text(1) : null,
    booked: outcome === 'booked' ? text(1) : null,
  };
}
