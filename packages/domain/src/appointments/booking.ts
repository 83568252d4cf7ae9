import type { DayAndTime, Loadable } from '../shared/index.ts';
import type { AppointmentType, BookableTeacher, BookingCourse } from './model.ts';
import {
  chosenSlot,
  initialWeekChoice,
  weekChoiceReducer,
  type ShownWeekChoice,
  type WeekChoice,
  type WeekChoiceAction,
} from './week-choice.ts';

/** A step of a booking wizard (001 §4). */
export type BookingStep = 'type' | 'course' | 'teacher' | 'time' | 'confirm';

/** `meetings`: the wizard of /Appointments. `course`: that of /TeacherMeeting/:id, whose course is given. */
export type BookingWizardKind = 'meetings' | 'course';

/** The steps of each wizard, in order. */
export const bookingSteps: Record<BookingWizardKind, readonly BookingStep[]> = {
  meetings: ['type', 'course', 'teacher', 'time', 'confirm'],
  course: ['type', 'teacher', 'time', 'confirm'],
};

/** A course as the student chose it; `itemType` null = not known, as in a link to book again. */
interface ChosenCourse {
  id: number;
  itemType: number | null;
}

/**
 * The outcome of a booking that the student confirmed. Only a refusal makes it certain that nothing was booked.
 * - `notSent`: not sent yet, or refused.
 * - `sent`: waiting for the server's answer.
 * - `unknown`: the server may have booked it, but no answer confirms that.
 * - `booked`: the server has confirmed it.
 */
type BookingOutcome = 'notSent' | 'sent' | 'unknown' | 'booked';

/** What is chosen in a booking wizard; null = nothing yet. */
export interface Booking {
  typeId: number | null;
  course: ChosenCourse | null;
  teacherId: number | null;
  week: WeekChoice;
  /** The first day offered, `YYYY-MM-DD` in the student's zone. */
  today: string;
  outcome: BookingOutcome;
}

/** The initial choices of a booking, from a link or after a reload. */
export interface BookingStart {
  typeId?: number | null;
  course?: ChosenCourse | null;
  teacherId?: number | null;
  slot?: DayAndTime | null;
  /** The booking was sent before the page was reloaded, so its outcome is unknown. */
  sent?: boolean;
}

export type BookingAction =
  | { type: 'typeChosen'; typeId: number }
  | { type: 'courseChosen'; course: ChosenCourse }
  | { type: 'teacherChosen'; teacherId: number }
  | { type: 'weekChanged'; action: WeekChoiceAction }
  | { type: 'sent' | 'refused' | 'unanswered' | 'booked' }
  | { type: 'restarted'; start: BookingStart };

/** Returns a booking with only the initial choices. */
export function initialBooking(today: string, start: BookingStart = {}): Booking {
  const { typeId = null, course = null, teacherId = null, slot = null, sent = false } = start;
  const outcome = sent ? 'unknown' : 'notSent';
  return { typeId, course, teacherId, week: initialWeekChoice(today, slot), today, outcome };
}

/**
 * Returns the next booking. Another type or teacher resets day and time; another course also resets the teacher. An
 * unknown outcome stays unknown whatever happens to a later attempt: that one may be refused because the first
 * succeeded.
 */
export function bookingReducer(booking: Booking, action: BookingAction): Booking {
  const week = initialWeekChoice(booking.today);
  switch (action.type) {
    case 'typeChosen':
      return action.typeId === booking.typeId ? booking : { ...booking, typeId: action.typeId, week };
    case 'courseChosen':
      return isSameCourse(action.course, booking.course)
        ? booking
        : { ...booking, course: action.course, teacherId: null, week };
    case 'teacherChosen':
      return action.teacherId === booking.teacherId ? booking : { ...booking, teacherId: action.teacherId, week };
    case 'weekChanged':
      return { ...booking, week: weekChoiceReducer(booking.week, action.action) };
    case 'sent':
      return booking.outcome === 'notSent' ? { ...booking, outcome: 'sent' } : booking;
    case 'refused':
      return booking.outcome === 'sent' ? { ...booking, outcome: 'notSent' } : booking;
    case 'unanswered':
      return { ...booking, outcome: 'unknown' };
    case 'booked':
      return { ...booking, outcome: 'booked' };
    case 'restarted':
      return initialBooking(booking.today, action.start);
  }
}

const isSameCourse = (one: ChosenCourse, other: ChosenCourse | null) =>
  one.id === other?.id && one.itemType === other.itemType;

/** Why a type cannot be booked (001 §5); null = it can. */
export function typeLock({ eligible, quota }: AppointmentType): 'notEligible' | 'quotaUsed' | null {
  if (!eligible) return 'notEligible';
  return quota !== null && quota.booked >= quota.max ? 'quotaUsed' : null;
}

/** Returns how many appointments of a type can still be booked; null when the server sends no quota. */
export function bookingsLeft({ quota }: AppointmentType): number | null {
  return quota && Math.max(0, quota.max - quota.booked);
}

/** The lists a booking chooses from. */
export interface BookingOptions {
  types: Loadable<readonly AppointmentType[]>;
  /** Always empty in the wizard of a course. */
  courses: Loadable<readonly BookingCourse[]>;
  /** Those of the chosen course. */
  teachers: Loadable<readonly BookableTeacher[]>;
}

/**
 * The chosen rows of the lists, and the chosen day and time. null = nothing is chosen, the list has not loaded, or the
 * list does not offer the choice.
 */
export interface BookingChoices {
  type: AppointmentType | null;
  course: BookingCourse | null;
  teacher: BookableTeacher | null;
  slot: DayAndTime | null;
}

const rowsOf = <T>(list: Loadable<readonly T[]>): readonly T[] => (list.status === 'ready' ? list.value : []);

/**
 * Finds the chosen course in the list of courses; null = none is chosen, or the list does not offer it. Without an item
 * type, a course and a diagnostic test of the same id are not told apart, so the student chooses.
 */
export function chosenCourse({ course }: Booking, courses: readonly BookingCourse[]): BookingCourse | null {
  const chosen = courses.filter(
    ({ id, itemType }) => id === course?.id && (course.itemType === null || course.itemType === itemType),
  );
  return chosen.length === 1 ? (chosen[0] ?? null) : null;
}

/** Finds what is chosen in the lists. A type that is locked counts as not chosen. */
export function bookingChoices(
  booking: Booking,
  { types, courses, teachers }: BookingOptions,
  week: ShownWeekChoice,
): BookingChoices {
  const { typeId, teacherId } = booking;
  return {
    type: rowsOf(types).find((type) => type.id === typeId && typeLock(type) === null) ?? null,
    course: chosenCourse(booking, rowsOf(courses)),
    teacher: rowsOf(teachers).find(({ id }) => id === teacherId) ?? null,
    slot: chosenSlot(week),
  };
}

/**
 * Returns the step to show: the requested one, or the first step before it without a valid choice. While a list is
 * loading its choice counts as valid, since the list may still offer it.
 */
export function shownStep(
  kind: BookingWizardKind,
  requested: BookingStep,
  booking: Booking,
  options: BookingOptions,
  week: ShownWeekChoice,
): BookingStep {
  const steps = bookingSteps[kind];
  const choices = bookingChoices(booking, options, week);
  const before = steps.slice(0, Math.max(0, steps.indexOf(requested)));
  const isOpen = (step: BookingStep): boolean => {
    switch (step) {
      case 'type':
        return booking.typeId === null || (options.types.status !== 'loading' && choices.type === null);
      case 'course':
        return booking.course === null || (options.courses.status !== 'loading' && choices.course === null);
      case 'teacher':
        return booking.teacherId === null || (options.teachers.status !== 'loading' && choices.teacher === null);
      case 'time':
        return booking.week.day === null || booking.week.time === null || isTimeTakenOrUnknown(week);
      case 'confirm':
        return false;
    }
  };
  return before.find(isOpen) ?? (steps.includes(requested) ? requested : 'type');
}

/**
 * Whether the chosen time is taken, or cannot be checked: its week is empty, or the week or its times failed to load.
 */
function isTimeTakenOrUnknown({ week, taken }: ShownWeekChoice): boolean {
  return (
    taken !== null ||
    week.status === 'failed' ||
    week.status === 'empty' ||
    (week.status === 'ready' && week.day?.times.status === 'failed')
  );
}

/** Whether Next is enabled (001 §4, §5): the step has a choice, and Confirm has all of them. */
export function isStepComplete(kind: BookingWizardKind, step: BookingStep, choices: BookingChoices): boolean {
  const { type, course, teacher, slot } = choices;
  switch (step) {
    case 'type':
      return type !== null;
    case 'course':
      return course !== null;
    case 'teacher':
      return teacher !== null;
    case 'time':
      return slot !== null;
    case 'confirm':
      return bookingSteps[kind].every((one) => one === 'confirm' || isStepComplete(kind, one, choices));
  }
}

/** Returns the step after (1) or before (-1) another; null at the ends. */
export function adjacentStep(kind: BookingWizardKind, step: BookingStep, by: 1 | -1): BookingStep | null {
  const steps = bookingSteps[kind];
  return steps[steps.indexOf(step) + by] ?? null;
}
