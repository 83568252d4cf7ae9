import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, failed, loading, ready, type Failure, type Loadable } from '../shared/index.ts';
import {
  bookingChoices,
  bookingReducer,
  bookingsLeft,
  bookingSteps,
  chosenCourse,
  initialBooking,
  isStepComplete,
  shownStep,
  adjacentStep,
  typeLock,
  type Booking,
  type BookingAction,
  type BookingChoices,
  type BookingOptions,
  type BookingStart,
  type BookingStep,
  type BookingWizardKind,
} from './booking.ts';
import type { AppointmentType, BookableTeacher, BookingCourse, WeekAvailability } from './model.ts';
import { chosenDay, showWeekChoice, skipsWeek, type ShownWeekChoice } from './week-choice.ts';

const TODAY = '2026-11-21';
const failure: Failure = { kind: 'rejected', messages: ['Closed.'], value: null };

const typeOf = (id: number, quota: AppointmentType['quota'] = null, eligible = true): AppointmentType => ({
  id,
  name: `Type ${id}`,
  quota,
  eligible,
});
const speaking = typeOf(61, { booked: 1, max: 3 });
const usedUp = typeOf(62, { booked: 2, max: 2 });
const locked = typeOf(63, { booked: 0, max: 2 }, false);
const course: BookingCourse = { id: 101, itemType: 1, name: 'PTE', code: null };
const test101: BookingCourse = { ...course, itemType: 2, name: 'PTE test' };
const daniel: BookableTeacher = { id: 71, name: 'Daniel', picture: null };
const priya: BookableTeacher = { ...daniel, id: 72, name: 'Priya' };

const options: BookingOptions = {
  types: ready([speaking, usedUp, locked]),
  courses: ready([course, test101]),
  teachers: ready([daniel, priya]),
};

/** Every Tuesday of three weeks is free at two times. */
function weekOf(monday: string): WeekAvailability {
  const isLast = monday >= '2026-12-07';
  const days = Array.from({ length: 7 }, (_, day) => ({
    date: addDays(monday, day),
    // The first week is over; the third is empty.
    available: day === 1 && monday !== '2026-11-16' && monday !== '2026-11-30' && monday <= '2026-12-07',
  }));
  return { days, isLast };
}
const timesOf = (date: string) => (date.endsWith('8') ? ['09:00', '14:30'] : ['10:00', '14:30']);
const TUESDAY = '2026-11-24';

function shownOf({ week: choice }: Booking): ShownWeekChoice {
  const week = ready(weekOf(choice.monday));
  const day = chosenDay(choice, week);
  return showWeekChoice(choice, week, day === null ? loading : ready(timesOf(day)));
}

const slot = { date: TUESDAY, time: '14:30' };
const full = initialBooking(TODAY, { typeId: 61, course: { id: 101, itemType: 1 }, teacherId: 71, slot });

describe('the types', () => {
  test.each<[AppointmentType, string | null, number | null]>([
    [speaking, null, 2],
    [usedUp, 'quotaUsed', 0],
    [typeOf(1, { booked: 5, max: 2 }), 'quotaUsed', 0],
    [locked, 'notEligible', 2],
    [typeOf(1, { booked: 2, max: 2 }, false), 'notEligible', 0],
    [typeOf(1), null, null],
    [typeOf(1, { booked: 0, max: 0 }), 'quotaUsed', 0],
  ])('$name with $quota: %s (APT-37, 38), %s left', (type, lock, left) => {
    expect(typeLock(type)).toBe(lock);
    expect(bookingsLeft(type)).toBe(left);
  });
});

test.each<[string, number | null, BookingCourse[], BookingCourse | null]>([
  ['the only one', null, [course], course],
  ['the only one with its id', null, [{ ...course, id: 102 }, test101], test101],
  ['none where a course and a test have its id', null, [test101, course], null],
  ['that of its type', 1, [test101, course], course],
  ['none where the list does not have it', null, [{ ...course, id: 102 }], null],
])('the course of a link to book again is %s (item type %s)', (_name, itemType, courses, expected) => {
  expect(chosenCourse(initialBooking(TODAY, { course: { id: 101, itemType } }), courses)).toBe(expected);
});

describe('the steps', () => {
  test('of both wizards, in order (APT-24, 29)', () => {
    expect(bookingSteps).toEqual({
      meetings: ['type', 'course', 'teacher', 'time', 'confirm'],
      course: ['type', 'teacher', 'time', 'confirm'],
    });
    expect(adjacentStep('meetings', 'type', 1)).toBe('course');
    expect(adjacentStep('course', 'type', 1)).toBe('teacher');
    expect(adjacentStep('course', 'type', -1)).toBeNull();
    expect(adjacentStep('course', 'confirm', 1)).toBeNull();
  });

  const shown = (
    booking: Booking,
    requested: BookingStep,
    given: Partial<BookingOptions> = {},
    week = shownOf(booking),
  ) => shownStep('meetings', requested, booking, { ...options, ...given }, week);

  test.each<[string, BookingStep, BookingStep]>([
    ['nothing', 'confirm', 'type'],
    ['type', 'confirm', 'course'],
    ['type course', 'teacher', 'teacher'],
    ['type course', 'confirm', 'teacher'],
    ['type course teacher', 'confirm', 'time'],
    ['type course teacher slot', 'confirm', 'confirm'],
    ['type course teacher slot', 'type', 'type'],
  ])('with %s chosen, asked for %s: %s', (chosen, requested, expected) => {
    const has = (one: string) => chosen.split(' ').includes(one);
    const booking = initialBooking(TODAY, {
      typeId: has('type') ? 61 : null,
      course: has('course') ? { id: 101, itemType: 1 } : null,
      teacherId: has('teacher') ? 71 : null,
      slot: has('slot') ? slot : null,
    });
    expect(shown(booking, requested)).toBe(expected);
  });

  test.each<[string, Partial<BookingOptions>, BookingStep]>([
    ['the types are loading', { types: loading }, 'confirm'],
    ['the types failed', { types: failed(failure) }, 'type'],
    ['the type is used up by now', { types: ready([typeOf(61, { booked: 3, max: 3 })]) }, 'type'],
    ['the type is gone', { types: ready([]) }, 'type'],
    ['the courses are loading', { courses: loading }, 'confirm'],
    ['the courses failed', { courses: failed(failure) }, 'course'],
    ['the course is gone', { courses: ready([test101]) }, 'course'],
    ['the teachers are loading', { teachers: loading }, 'confirm'],
    ['the teacher is gone', { teachers: ready([priya]) }, 'teacher'],
  ])('a reloaded confirmation, when %s', (_name, given, expected) => {
    expect(shown(full, 'confirm', given)).toBe(expected);
  });

  const week = ready(weekOf('2026-11-23'));
  test.each<[string, Loadable<WeekAvailability>, Loadable<readonly string[]>, BookingStep]>([
    ['is free', week, ready(['14:30']), 'confirm'],
    ['is being looked up', week, loading, 'confirm'],
    ['is taken', week, ready(['10:00']), 'time'],
    ['cannot be looked up', week, failed(failure), 'time'],
    ['is in a week that cannot be looked up', failed(failure), loading, 'time'],
    ['is in a week without days', ready({ days: [], isLast: true }), loading, 'time'],
  ])('a confirmation whose time %s', (_name, days, times, expected) => {
    expect(shown(full, 'confirm', {}, showWeekChoice(full.week, days, times))).toBe(expected);
  });

  test.each<[BookingStep, BookingStart, Partial<BookingOptions>]>([
    ['type', { typeId: null }, { types: loading }],
    ['course', { course: null }, { courses: loading }],
    ['teacher', { teacherId: null }, { teachers: loading }],
  ])('a link that chooses no %s asks for it, also while its list is loading', (step, without, given) => {
    const booking = initialBooking(TODAY, { typeId: 61, course, teacherId: 71, slot, ...without });
    expect(shown(booking, 'confirm', given)).toBe(step);
  });

  test('a day without a time does not lead to the confirmation', () => {
    const day = { type: 'weekChanged', action: { type: 'dayChosen', date: '2026-12-08' } } as const;
    expect(shown(bookingReducer(full, day), 'confirm')).toBe('time');
  });

  test('what is chosen is the row of its id, among others that can be booked', () => {
    const writing = typeOf(60, { booked: 0, max: 1 });
    const given = { ...options, types: ready([writing, speaking, usedUp]), teachers: ready([priya, daniel]) };
    const chosen = bookingChoices(full, given, shownOf(full));
    expect(chosen).toEqual({ type: speaking, course, teacher: daniel, slot });
    expect(bookingChoices({ ...full, typeId: 62 }, given, shownOf(full)).type).toBeNull();
  });

  test('the course of a link to book again needs no item type', () => {
    const again = initialBooking(TODAY, { typeId: 61, course: { id: 101, itemType: null }, teacherId: 71 });
    expect(shown(again, 'time', { courses: ready([course]) })).toBe('time');
  });

  test('a link to book again asks for the course where a test has the same id', () => {
    const again = initialBooking(TODAY, { typeId: 61, course: { id: 101, itemType: null }, teacherId: 71 });
    expect(shown(again, 'time')).toBe('course');
  });

  describe('lead on once', () => {
    const all: BookingChoices = { type: speaking, course, teacher: daniel, slot };
    const nothing: BookingChoices = { type: null, course: null, teacher: null, slot: null };

    test.each(['type', 'course', 'teacher', 'slot'] as const)('the %s is chosen (001 §4, §5)', (choice) => {
      const step = choice === 'slot' ? 'time' : choice;
      expect(isStepComplete('meetings', step, { ...nothing, [choice]: all[choice] })).toBe(true);
      expect(isStepComplete('meetings', step, { ...all, [choice]: null })).toBe(false);
      expect(isStepComplete('meetings', 'confirm', { ...all, [choice]: null })).toBe(false);
    });

    test('everything is chosen, at the end; the wizard of a course asks for no course', () => {
      expect(isStepComplete('meetings', 'confirm', all)).toBe(true);
      expect(isStepComplete('course', 'confirm', { ...all, course: null })).toBe(true);
      expect(isStepComplete('course', 'confirm', { ...all, teacher: null })).toBe(false);
    });
  });

  test('the wizard of a course has no course step', () => {
    const week = shownOf(initialBooking(TODAY));
    expect(shownStep('course', 'course', initialBooking(TODAY, { typeId: 61 }), options, week)).toBe('type');
  });
});

describe('choosing', () => {
  const reduce = (...actions: BookingAction[]) => actions.reduce(bookingReducer, full);
  const none = { day: null, time: null };

  test.each<[string, BookingAction, object]>([
    ['another type', { type: 'typeChosen', typeId: 64 }, { typeId: 64, teacherId: 71, week: none }],
    [
      'another course',
      { type: 'courseChosen', course: { id: 101, itemType: 2 } },
      { course: { id: 101, itemType: 2 }, teacherId: null, week: none },
    ],
    ['another teacher', { type: 'teacherChosen', teacherId: 72 }, { typeId: 61, teacherId: 72, week: none }],
    [
      'another day',
      { type: 'weekChanged', action: { type: 'dayChosen', date: '2026-11-25' } },
      { teacherId: 71, week: { day: '2026-11-25', time: null } },
    ],
    ['a start', { type: 'restarted', start: {} }, { typeId: null, course: null, teacherId: null, week: none }],
  ])('%s drops what depended on it', (_name, action, expected) => {
    expect(reduce(action)).toMatchObject(expected);
  });

  test.each<BookingAction>([
    { type: 'typeChosen', typeId: 61 },
    { type: 'courseChosen', course: { id: 101, itemType: 1 } },
    { type: 'teacherChosen', teacherId: 71 },
    { type: 'weekChanged', action: { type: 'dayChosen', date: TUESDAY } },
  ])('the same again changes nothing: %j', (action) => {
    expect(reduce(action)).toEqual(full);
  });
});

test.each<[BookingAction['type'][], Booking['outcome']]>([
  [[], 'notSent'],
  [['sent'], 'sent'],
  [['sent', 'refused'], 'notSent'],
  [['sent', 'unanswered'], 'unknown'],
  // The first attempt may be why the second is refused.
  [['sent', 'unanswered', 'sent', 'refused'], 'unknown'],
  [['sent', 'unanswered', 'sent', 'unanswered'], 'unknown'],
  [['sent', 'booked'], 'booked'],
  [['sent', 'unanswered', 'sent', 'booked'], 'booked'],
])('after %j its outcome is %s', (types, outcome) => {
  const actions = types.map((type) => ({ type }) as BookingAction);
  expect(actions.reduce(bookingReducer, full)).toEqual({ ...full, outcome });
});

test('a walk of a thousand steps: Next always has a choice, and a time is always one of its day', () => {
  const action = fc.oneof<fc.Arbitrary<BookingAction>[]>(
    fc.constantFrom(61, 62, 63, 64).map((typeId) => ({ type: 'typeChosen', typeId })),
    fc.constantFrom(1, 2, 3).map((itemType) => ({ type: 'courseChosen', course: { id: 101, itemType } })),
    fc.constantFrom(71, 72, 73).map((teacherId) => ({ type: 'teacherChosen', teacherId })),
    fc
      .oneof(
        fc.constant({ type: 'next' } as const),
        fc.constant({ type: 'previous' } as const),
        fc.constant({ type: 'returned' } as const),
        fc.constantFrom(TUESDAY, '2026-12-08', '2026-11-25').map((date) => ({ type: 'dayChosen', date }) as const),
        fc.constantFrom('09:00', '10:00', '14:30').map((time) => ({ type: 'timeChosen', time }) as const),
        fc.constant({ type: 'slotChosen', slot } as const),
      )
      .map((one) => ({ type: 'weekChanged', action: one }) as never),
  );
  const kinds: BookingWizardKind[] = ['meetings', 'course'];
  let nextOffered = 0;
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.array(action, { minLength: 1000, maxLength: 1200 }), (kind, actions) => {
      let booking = initialBooking(TODAY);
      for (const given of actions) {
        booking = bookingReducer(booking, pressed(given, booking));
        // As the hook does.
        while (skipsWeek(booking.week, ready(weekOf(booking.week.monday)))) {
          const { monday } = booking.week;
          booking = bookingReducer(booking, { type: 'weekChanged', action: { type: 'emptyWeekSkipped', monday } });
        }
        const week = shownOf(booking);
        const choices = bookingChoices(booking, options, week);
        for (const step of bookingSteps[kind]) {
          if (shownStep(kind, step, booking, options, week) !== step || !isStepComplete(kind, step, choices)) continue;
          nextOffered += 1;
          if (step === 'type') expect(typeLock(choices.type ?? expect.fail(step))).toBeNull();
          if (step === 'course') expect(choices.course).not.toBeNull();
          if (step === 'teacher') expect(choices.teacher).not.toBeNull();
          if (step === 'time' || step === 'confirm') {
            const { date, time } = choices.slot ?? expect.fail(step);
            expect(weekOf(week.monday).days).toContainEqual({ date, available: true });
            expect(timesOf(date)).toContain(time);
          }
        }
        expect(week.taken).toBeNull();
      }
    }),
    { numRuns: 12 },
  );
  expect(nextOffered).toBeGreaterThan(1000);
});

/** A press of the buttons that a student sees: only offered moves, days and times. */
function pressed(given: BookingAction, booking: Booking): BookingAction {
  if (given.type !== 'weekChanged') return given;
  const action = given.action as { type: string; date?: string; time?: string };
  const { monday, moves, week } = shownOf(booking);
  const offers =
    action.type === 'dayChosen'
      ? week.status === 'ready' && week.days.some(({ date, available }) => available && date === action.date)
      : action.type === 'timeChosen'
        ? week.status === 'ready' && timesOf(week.day?.date ?? '').includes(action.time ?? '')
        : action.type === 'next' || action.type === 'previous'
          ? moves[action.type] === 'offered'
          : true;
  if (!offers) return { type: 'weekChanged', action: { type: 'weekRetried' } };
  return action.type === 'next' || action.type === 'previous'
    ? { type: 'weekChanged', action: { type: 'moved', from: monday, direction: action.type } }
    : given;
}
