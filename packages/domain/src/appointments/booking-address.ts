import * as v from 'valibot';
import { parseIdParam } from '../screens/index.ts';
import { calendarDay, timeOfDay } from '../shared/index.ts';
import { bookingSteps, type Booking, type BookingStart, type BookingStep } from './booking.ts';

/** What the search params of a booking wizard say. */
export interface BookingAddress {
  /** null = no wizard is open. */
  step: BookingStep | null;
  start: BookingStart;
}

const STEPS = bookingSteps.meetings;

const slotSchema = v.object({ date: calendarDay, time: timeOfDay });

/**
 * Parses the search params. Choices without a step open the wizard at the first step that has none, as a link that books a
 * given type does; an invalid choice counts as none.
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
  return { step, start };
}

/** The search params of a step and what is chosen; null leaves one out. No step: none of them. */
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
    sent: outcome === 'notSent' ? null : text(1),
  };
}
