import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, failed, loading, ready, type Failure, type Loadable } from '../shared/index.ts';
import type { WeekAvailability } from './model.ts';
import {
  initialWeekChoice,
  chosenDay,
  chosenSlot,
  skipsWeek,
  showWeekChoice,
  MAX_SKIPPED_WEEKS,
  timesByPart,
  weekChoiceReducer,
  type Direction,
  type WeekChoice,
  type WeekChoiceAction,
} from './week-choice.ts';

/** A Saturday; its week begins on the 16th. */
const TODAY = '2026-11-21';
const FIRST = '2026-11-16';
const mondayAt = (index: number) => addDays(FIRST, index * 7);
const indexOf = (monday: string) => Math.round((Date.parse(monday) - Date.parse(FIRST)) / (7 * 86_400_000));
const failure: Failure = { kind: 'rejected', messages: ['The timetable is closed.'], value: null };

/** Weeks from this one on: true = has days. The last of them is the last week. */
type School = readonly boolean[];

function weekOf(school: School, monday: string): WeekAvailability {
  const index = indexOf(monday);
  return {
    days: Array.from({ length: 7 }, (_, day) => ({
      date: addDays(monday, day),
      available: (school[index] ?? false) && (day === 2 || day === 4),
    })),
    isLast: index >= school.length - 1,
  };
}

const begun = initialWeekChoice(TODAY);
const reduce = (choice: WeekChoice, ...actions: WeekChoiceAction[]) => actions.reduce(weekChoiceReducer, choice);
const showing = (choice: WeekChoice, week: Loadable<WeekAvailability> = loading) =>
  showWeekChoice(choice, week, loading);

/** What the portal does with the answers: passes empty weeks until one is shown. Tells which weeks were looked up. */
function settle(from: WeekChoice, school: School): { choice: WeekChoice; asked: string[] } {
  const asked: string[] = [];
  let choice = from;
  for (;;) {
    const { monday } = choice;
    if (asked.push(monday) > 200) expect.fail('asks for ever');
    if (!skipsWeek(choice, ready(weekOf(school, monday)))) return { choice, asked };
    choice = reduce(choice, { type: 'emptyWeekSkipped', monday });
  }
}

const opened = (school: School) => settle(begun, school).choice;
const shownOf = (choice: WeekChoice, school: School) => showing(choice, ready(weekOf(school, choice.monday)));
const press = (choice: WeekChoice, direction: Direction) =>
  reduce(choice, { type: 'moved', from: choice.monday, direction });
const move = (choice: WeekChoice, direction: Direction, school: School) => settle(press(choice, direction), school);

describe('the first look', () => {
  test('is from the Monday of today (APT-30), with no way anywhere until something is shown', () => {
    expect(showing(begun)).toEqual({
      monday: FIRST,
      week: { status: 'loading' },
      moves: { previous: 'none', next: 'none' },
      skipped: null,
      taken: null,
    });
    expect(initialWeekChoice('2026-11-16').monday).toBe(FIRST);
    expect(initialWeekChoice('2026-11-22').monday).toBe(FIRST);
  });

  test.each<[string, School, string[], string]>([
    ['this week', [true, true], [mondayAt(0)], 'ready'],
    ['the first week with days', [false, false, true], [0, 1, 2].map(mondayAt), 'ready'],
    ['the last week, which is empty', [false, false], [0, 1].map(mondayAt), 'empty'],
    ['the only week, which is empty', [false], [mondayAt(0)], 'empty'],
  ])('ends at %s (APT-31, OPEN-65)', (_name, school, asked, status) => {
    const settled = settle(begun, school);
    expect(settled.asked).toEqual(asked);
    const shown = shownOf(settled.choice, school);
    expect(shown).toMatchObject({ monday: asked.at(-1), week: { status }, moves: { previous: 'none' } });
  });

  test('while empty weeks are passed there is nothing to press, and nothing but waiting to see', () => {
    expect(shownOf(begun, [false, true])).toEqual(showing(begun));
  });

  test('stops skipping although no week is the last; the student can go on', () => {
    const forever = Array.from({ length: 100 }, () => false);
    const { choice, asked } = settle(begun, forever);
    expect(asked).toHaveLength(MAX_SKIPPED_WEEKS + 1);
    expect(shownOf(choice, forever)).toMatchObject({
      week: { status: 'empty' },
      moves: { previous: 'none', next: 'offered' },
    });
    expect(move(choice, 'next', forever).asked).toHaveLength(MAX_SKIPPED_WEEKS + 1);
    expect(settle(reduce(choice, { type: 'weekRetried' }), forever).asked).toHaveLength(MAX_SKIPPED_WEEKS + 1);
  });
});

describe('from week to week', () => {
  const school: School = [false, true, false, false, true, true, false];

  test('empty weeks are skipped both ways (APT-31)', () => {
    const start = opened(school);
    expect(start.monday).toBe(mondayAt(1));
    const on = move(start, 'next', school);
    expect(on.asked).toEqual([2, 3, 4].map(mondayAt));
    expect(shownOf(on.choice, school)).toMatchObject({ monday: mondayAt(4), week: { status: 'ready' } });
    const back = move(on.choice, 'previous', school);
    expect(back.asked).toEqual([3, 2, 1].map(mondayAt));
    expect(shownOf(back.choice, school)).toMatchObject({ monday: mondayAt(1), week: { status: 'ready' } });
  });

  test('previous ends at the earliest visited (APT-32), next at the last (APT-33)', () => {
    const start = opened(school);
    expect(shownOf(start, school).moves).toEqual({ previous: 'none', next: 'offered' });
    const last = move(move(move(start, 'next', school).choice, 'next', school).choice, 'next', school).choice;
    expect(shownOf(last, school)).toMatchObject({
      monday: mondayAt(6),
      week: { status: 'empty' },
      moves: { previous: 'offered', next: 'none' },
    });
    const back = move(last, 'previous', school).choice;
    expect(shownOf(back, school)).toMatchObject({ monday: mondayAt(5), week: { status: 'ready' } });
  });

  test('the earliest visited, empty by now, is shown so', () => {
    const on = move(opened(school), 'next', school).choice;
    const byNow = [false, false, false, false, true, true, false];
    const { choice, asked } = move(on, 'previous', byNow);
    expect(asked).toEqual([3, 2, 1].map(mondayAt));
    expect(shownOf(choice, byNow)).toMatchObject({
      monday: mondayAt(1),
      week: { status: 'empty' },
      moves: { previous: 'none', next: 'offered' },
    });
  });

  test('on the way the student can only turn round', () => {
    const on = press(opened(school), 'next');
    expect(showing(on).moves).toEqual({ previous: 'offered', next: 'waiting' });
    const round = press(on, 'previous');
    expect(round.monday).toBe(mondayAt(1));
    expect(showing(round).moves).toEqual({ previous: 'waiting', next: 'offered' });
  });

  test('a double press is one week, also before the next render', () => {
    const start = opened(school);
    const pressed: WeekChoiceAction = { type: 'moved', from: start.monday, direction: 'next' };
    expect(reduce(start, pressed, pressed)).toEqual(reduce(start, pressed));
  });

  test('an empty week is passed once, however often that is said', () => {
    const passed: WeekChoiceAction = { type: 'emptyWeekSkipped', monday: FIRST };
    expect(reduce(begun, passed, passed)).toEqual(reduce(begun, passed));
  });
});

describe('skipped weeks', () => {
  const school: School = [false, true, false, false, true, true, false];
  const skippedOf = (choice: WeekChoice) => shownOf(choice, school).skipped;
  const start = opened(school);
  const on = move(start, 'next', school).choice;

  test.each<[string, WeekChoice, unknown]>([
    ['before the first week with days', start, { weeks: 1, from: mondayAt(0), to: '2026-11-22', backTo: null }],
    ['on the way on', on, { weeks: 2, from: mondayAt(2), to: '2026-12-13', backTo: mondayAt(1) }],
    [
      'on the way back',
      move(on, 'previous', school).choice,
      { weeks: 2, from: mondayAt(2), to: '2026-12-13', backTo: mondayAt(4) },
    ],
    ['none', move(on, 'next', school).choice, null],
  ])('are told: %s', (_name, choice, expected) => {
    expect(skippedOf(choice)).toEqual(expected);
  });

  test('before an empty week, the last one, are told', () => {
    const closed: School = [true, false, false];
    expect(shownOf(move(opened(closed), 'next', closed).choice, closed)).toMatchObject({
      week: { status: 'empty' },
      skipped: { weeks: 1, from: mondayAt(1), to: addDays(mondayAt(2), -1), backTo: mondayAt(0) },
    });
  });

  test('are not told of a day and time that are chosen at once', () => {
    expect(
      skippedOf(reduce(on, { type: 'slotChosen', slot: { date: addDays(mondayAt(4), 2), time: '09:00' } })),
    ).toBeNull();
  });

  test('are not told while they are being skipped', () => {
    const on = press(start, 'next');
    const skipping = reduce(on, { type: 'emptyWeekSkipped', monday: on.monday });
    expect(skipping.skipped).toBe(1);
    for (const choice of [on, skipping]) expect(showing(choice).skipped).toBeNull();
    expect(shownOf(skipping, school).skipped).toBeNull();
  });

  test('have a way back to the week the student came from, without a day', () => {
    const chosen = reduce(on, { type: 'dayChosen', date: addDays(mondayAt(4), 2) }, { type: 'returned' });
    expect(chosen).toMatchObject({ monday: mondayAt(1), day: null, skipped: 0 });
    expect(skippedOf(chosen)).toBeNull();
    expect(shownOf(chosen, school).moves).toEqual({ previous: 'none', next: 'offered' });
    expect(reduce(chosen, { type: 'returned' })).toEqual(chosen);
  });
});

describe('a chosen day and time', () => {
  const slot = { date: '2026-12-02', time: '14:30' };
  const at = initialWeekChoice(TODAY, slot);
  const week = ready(weekOf([true, true, true], at.monday));

  test('begin a choice, with the weeks since today to go back to', () => {
    expect(at).toMatchObject({ monday: '2026-11-30', earliest: FIRST, day: slot.date, time: slot.time });
    expect(showWeekChoice(at, week, loading).moves.previous).toBe('offered');
  });

  test('can be chosen at once in the first week, which stays the earliest', () => {
    const on = reduce(begun, { type: 'slotChosen', slot });
    expect(on).toMatchObject({ monday: '2026-11-30', earliest: FIRST, day: slot.date });
    expect(showWeekChoice(on, week, loading).moves.previous).toBe('offered');
  });

  test('may be of today', () => {
    expect(initialWeekChoice(TODAY, { date: TODAY, time: '14:30' })).toMatchObject({ day: TODAY, time: '14:30' });
  });

  test('are dropped when the day is over', () => {
    expect(initialWeekChoice(TODAY, { date: '2026-11-20', time: '14:30' })).toEqual(begun);
  });

  test('can be chosen at once, in a week that is not shown', () => {
    const on = press(begun, 'next');
    expect(reduce(on, { type: 'slotChosen', slot: { date: '2026-11-18', time: '09:00' } })).toMatchObject({
      monday: FIRST,
      earliest: FIRST,
      day: '2026-11-18',
      time: '09:00',
    });
  });

  test.each<[string, Loadable<WeekAvailability>, Loadable<readonly string[]>, unknown]>([
    ['free', week, ready(['09:00', '14:30']), null],
    ['taken', week, ready(['09:00']), slot],
    ['on a day without free times by now', ready(weekOf([true, true, false], at.monday)), loading, slot],
    ['not looked up yet', week, loading, null],
    ['in a week that is not there yet', loading, loading, null],
    ['of a day whose times failed', week, failed(failure), null],
  ])('are %s', (_name, days, times, expected) => {
    expect(showWeekChoice(at, days, times).taken).toEqual(expected);
  });
});

test.each<[string[], unknown]>([
  [[], []],
  [['09:00', '11:59'], [{ part: 'morning', times: ['09:00', '11:59'] }]],
  [
    ['00:00', '12:00', '17:59', '18:00'],
    [
      { part: 'morning', times: ['00:00'] },
      { part: 'afternoon', times: ['12:00', '17:59'] },
      { part: 'evening', times: ['18:00'] },
    ],
  ],
])('%j by the parts of the day', (times, expected) => {
  expect(timesByPart(times)).toEqual(expected);
});

describe('a week that cannot be looked up', () => {
  const school: School = [true, true, true];

  test('has no days, and keeps the messages (APT-42)', () => {
    expect(showing(begun, failed(failure))).toEqual({
      monday: FIRST,
      week: { status: 'failed', failure },
      moves: { previous: 'none', next: 'none' },
      skipped: null,
      taken: null,
    });
  });

  test('leaves the ways to weeks that are known of', () => {
    const on = press(opened(school), 'next');
    expect(showing(on, failed(failure)).moves).toEqual({ previous: 'offered', next: 'none' });
    const back = press(on, 'previous');
    expect(showing(back, failed(failure)).moves).toEqual({ previous: 'none', next: 'offered' });
  });

  test('clears the day and time, and so does every other week', () => {
    const chosen = reduce(begun, { type: 'dayChosen', date: '2026-11-18' }, { type: 'timeChosen', time: '14:30' });
    const on = press(chosen, 'next');
    expect(chosenSlot(showing(on, failed(failure)))).toBeNull();
    expect(on).toMatchObject({ day: null, time: null });
    expect(press(on, 'previous')).toMatchObject({ day: null, time: null });
  });
});

describe('a day and its times', () => {
  const week = ready(weekOf([true], FIRST));
  const times = ready(['09:00', '14:30']);
  const choose = (date: string, time?: string) =>
    reduce(begun, { type: 'dayChosen', date }, ...(time === undefined ? [] : [{ type: 'timeChosen', time } as const]));
  const dayShown = (choice: WeekChoice, offered: Loadable<readonly string[]> = times) => {
    const shown = showWeekChoice(choice, week, offered);
    return shown.week.status === 'ready' ? shown.week.day : expect.fail('no week');
  };
  const timeChosen = choose('2026-11-18', '14:30');

  test('are chosen one after the other (APT-36)', () => {
    expect(dayShown(begun)).toBeNull();
    expect(chosenDay(choose('2026-11-18'), week)).toBe('2026-11-18');
    expect(dayShown(choose('2026-11-18'))).toEqual({ date: '2026-11-18', times, time: null });
    expect(chosenSlot(showWeekChoice(choose('2026-11-18'), week, times))).toBeNull();
    expect(chosenSlot(showWeekChoice(timeChosen, week, times))).toEqual({ date: '2026-11-18', time: '14:30' });
  });

  test('another day clears the time', () => {
    const other = reduce(timeChosen, { type: 'dayChosen', date: '2026-11-20' });
    expect(dayShown(other)).toEqual({ date: '2026-11-20', times, time: null });
  });

  test('the same day again changes nothing', () => {
    expect(reduce(timeChosen, { type: 'dayChosen', date: '2026-11-18' })).toBe(timeChosen);
  });

  test.each(['', '2026-11-17', '2026-11-25'])('%j, not available here, leaves no day chosen (APT-15)', (date) => {
    const choice = reduce(timeChosen, { type: 'dayChosen', date });
    expect(dayShown(choice)).toBeNull();
    expect(chosenDay(choice, week)).toBeNull();
  });

  test.each(['', '10:00'])('%j, not offered, leaves no time chosen', (time) => {
    expect(dayShown(choose('2026-11-18', time))?.time).toBeNull();
  });

  test.each([
    ['on their way', loading],
    ['not to be had', failed(failure)],
    ['none', ready([])],
  ])('of times that are %s, none is chosen', (_name, offered) => {
    expect(dayShown(timeChosen, offered)).toEqual({ date: '2026-11-18', times: offered, time: null });
  });

  test('without a week there is no day', () => {
    for (const other of [loading, failed(failure)]) expect(chosenDay(timeChosen, other)).toBeNull();
  });
});

test('whatever weeks there are, the way ends at the nearest with days that way, or where the way ends', () => {
  const schools = fc.array(fc.boolean(), { minLength: 1, maxLength: 12 });
  const moves = fc.array(fc.constantFrom('next' as const, 'previous' as const), { maxLength: 20 });
  fc.assert(
    fc.property(schools, moves, (school, presses) => {
      let choice = opened(school);
      const found = school.indexOf(true);
      const earliest = found === -1 ? school.length - 1 : found;
      expect(choice.monday).toBe(mondayAt(earliest));
      for (const direction of presses) {
        const at = indexOf(choice.monday);
        const step = direction === 'next' ? 1 : -1;
        const end = direction === 'next' ? school.length - 1 : earliest;
        const offered = shownOf(choice, school).moves[direction] === 'offered';
        expect(offered).toBe(at !== end);
        if (!offered) continue;
        const { choice: after, asked } = move(choice, direction, school);
        let expected = at;
        while (expected !== end) {
          expected += step;
          if (school[expected]) break;
        }
        expect(indexOf(after.monday)).toBe(expected);
        expect(shownOf(after, school).week.status).toBe(school[expected] ? 'ready' : 'empty');
        // Week by week, none twice, none beyond.
        expect(asked.map(indexOf)).toEqual(
          Array.from({ length: Math.abs(expected - at) }, (_, i) => at + step * (i + 1)),
        );
        choice = after;
      }
    }),
    { seed: 31, numRuns: 500 },
  );
});
