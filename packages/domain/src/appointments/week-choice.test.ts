import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, failed, loading, ready, type Failure } from '../shared/index.ts';
import type { WeekAvailability } from './model.ts';
import {
  awaitedDay,
  awaitedWeek,
  beginWeekChoice,
  chosenSlot,
  nextWeekChoice,
  SKIPPED_AT_MOST,
  weekMoves,
  type WeekChoice,
  type WeekChoiceEvent,
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

const then = (choice: WeekChoice, ...events: WeekChoiceEvent[]) => events.reduce(nextWeekChoice, choice);

/** Answers until nothing is asked any more, and tells which weeks were asked for. */
function settle(from: WeekChoice, school: School): { choice: WeekChoice; asked: string[] } {
  const asked: string[] = [];
  let choice = from;
  for (let monday = awaitedWeek(choice); monday !== null; monday = awaitedWeek(choice)) {
    if (asked.push(monday) > 200) expect.fail('asks for ever');
    choice = then(choice, { event: 'weekArrived', monday, week: weekOf(school, monday) });
  }
  return { choice, asked };
}

const opened = (school: School) => settle(beginWeekChoice(TODAY), school).choice;
const move = (choice: WeekChoice, direction: 'previous' | 'next', school: School) =>
  settle(then(choice, { event: 'moved', direction }), school);

describe('the first look', () => {
  test('is from the Monday of today (APT-30), with no way anywhere until something is shown', () => {
    const choice = beginWeekChoice(TODAY);
    expect(awaitedWeek(choice)).toBe(FIRST);
    expect(weekMoves(choice)).toEqual({ previous: 'none', next: 'none' });
    expect(beginWeekChoice('2026-11-16').monday).toBe(FIRST);
    expect(beginWeekChoice('2026-11-22').monday).toBe(FIRST);
  });

  test.each<[string, School, string[], string, WeekChoice['week']['status']]>([
    ['this week', [true, true], [mondayAt(0)], mondayAt(0), 'ready'],
    ['the first week with days', [false, false, true], [0, 1, 2].map(mondayAt), mondayAt(2), 'ready'],
    ['the last week, which is empty', [false, false], [0, 1].map(mondayAt), mondayAt(1), 'empty'],
    ['the only week, which is empty', [false], [mondayAt(0)], mondayAt(0), 'empty'],
  ])('ends at %s (APT-31, OPEN-65)', (_name, school, asked, monday, state) => {
    const settled = settle(beginWeekChoice(TODAY), school);
    expect(settled.asked).toEqual(asked);
    expect(settled.choice).toMatchObject({ monday, earliest: monday, week: { status: state } });
    expect(weekMoves(settled.choice).previous).toBe('none');
  });

  test('ends somewhere although no week says it is the last', () => {
    let choice = beginWeekChoice(TODAY);
    let asked = 0;
    for (let monday = awaitedWeek(choice); monday !== null; monday = awaitedWeek(choice), asked += 1) {
      choice = then(choice, { event: 'weekArrived', monday, week: { days: [], isLast: false } });
    }
    expect(asked).toBe(SKIPPED_AT_MOST + 1);
    expect(choice.week).toEqual({ status: 'empty', isLast: false });
    // The student may insist.
    expect(weekMoves(choice)).toEqual({ previous: 'none', next: 'offered' });
  });
});

describe('from week to week', () => {
  const school: School = [false, true, false, false, true, true, false];

  test('empty weeks are skipped both ways (APT-31)', () => {
    const start = opened(school);
    expect(start.monday).toBe(mondayAt(1));
    const on = move(start, 'next', school);
    expect(on.asked).toEqual([2, 3, 4].map(mondayAt));
    expect(on.choice).toMatchObject({ monday: mondayAt(4), week: { status: 'ready' } });
    const back = move(on.choice, 'previous', school);
    expect(back.asked).toEqual([3, 2, 1].map(mondayAt));
    expect(back.choice).toMatchObject({ monday: mondayAt(1), week: { status: 'ready' } });
  });

  test('previous ends at the earliest visited (APT-32), next at the last (APT-33)', () => {
    const start = opened(school);
    expect(weekMoves(start)).toEqual({ previous: 'none', next: 'offered' });
    expect(then(start, { event: 'moved', direction: 'previous' })).toBe(start);
    const last = move(move(move(start, 'next', school).choice, 'next', school).choice, 'next', school).choice;
    expect(last).toMatchObject({ monday: mondayAt(6), week: { status: 'empty', isLast: true } });
    expect(weekMoves(last)).toEqual({ previous: 'offered', next: 'none' });
    expect(then(last, { event: 'moved', direction: 'next' })).toBe(last);
    expect(move(last, 'previous', school).choice).toMatchObject({ monday: mondayAt(5), week: { status: 'ready' } });
  });

  test('the earliest visited, empty by now, is shown so', () => {
    const on = move(opened(school), 'next', school).choice;
    const { choice, asked } = move(on, 'previous', [false, false, false, false, true, true, false]);
    expect(asked).toEqual([3, 2, 1].map(mondayAt));
    expect(choice).toMatchObject({ monday: mondayAt(1), week: { status: 'empty', isLast: false } });
    expect(weekMoves(choice)).toEqual({ previous: 'none', next: 'offered' });
  });

  test('on the way the student can only turn round', () => {
    const on = then(opened(school), { event: 'moved', direction: 'next' });
    expect(weekMoves(on)).toEqual({ previous: 'offered', next: 'waiting' });
    expect(then(on, { event: 'moved', direction: 'next' })).toBe(on);
    const round = then(on, { event: 'moved', direction: 'previous' });
    expect(awaitedWeek(round)).toBe(mondayAt(1));
    expect(weekMoves(round)).toEqual({ previous: 'waiting', next: 'offered' });
    expect(then(round, { event: 'moved', direction: 'previous' })).toBe(round);
  });

  test('an answer to a week that is not asked any more changes nothing', () => {
    const on = then(opened(school), { event: 'moved', direction: 'next' });
    const late: WeekChoiceEvent[] = [
      { event: 'weekArrived', monday: mondayAt(1), week: weekOf(school, mondayAt(1)) },
      { event: 'weekFailed', monday: mondayAt(1), failure },
    ];
    for (const answer of late) expect(then(on, answer)).toBe(on);
    const there = settle(on, school).choice;
    const again: WeekChoiceEvent = { event: 'weekFailed', monday: there.monday, failure };
    expect(then(there, again)).toBe(there);
  });
});

describe('a week that cannot be looked up', () => {
  const school: School = [true, true, true];

  test('has no days, keeps the messages and can be asked for again (APT-42)', () => {
    const first = then(beginWeekChoice(TODAY), { event: 'weekFailed', monday: FIRST, failure });
    expect(first.week).toEqual({ status: 'failed', failure });
    expect(weekMoves(first)).toEqual({ previous: 'none', next: 'none' });
    const retried = then(first, { event: 'weekRetried' });
    expect(awaitedWeek(retried)).toBe(FIRST);
    expect(then(retried, { event: 'weekRetried' })).toBe(retried);
  });

  test('leaves the ways to weeks that are known of', () => {
    const on = then(opened(school), { event: 'moved', direction: 'next' });
    const ahead = then(on, { event: 'weekFailed', monday: mondayAt(1), failure });
    expect(weekMoves(ahead)).toEqual({ previous: 'offered', next: 'none' });
    const back = then(settle(on, school).choice, { event: 'moved', direction: 'previous' });
    const behind = then(back, { event: 'weekFailed', monday: mondayAt(0), failure });
    expect(weekMoves(behind)).toEqual({ previous: 'none', next: 'offered' });
  });

  test('clears the day and time', () => {
    const chosen = then(opened(school), { event: 'dayChosen', date: '2026-11-18' });
    const on = then(chosen, { event: 'moved', direction: 'next' });
    expect([awaitedDay(on), chosenSlot(on)]).toEqual([null, null]);
  });
});

describe('a day and its times', () => {
  const shown = opened([true]);
  const dayChosen = then(shown, { event: 'dayChosen', date: '2026-11-18' });
  const offered = then(dayChosen, { event: 'timesArrived', date: '2026-11-18', times: ['09:00', '14:30'] });
  const timeChosen = then(offered, { event: 'timeChosen', time: '14:30' });
  const dayOf = ({ week }: WeekChoice) => (week.status === 'ready' ? week.day : null);

  test('are chosen one after the other (APT-36)', () => {
    expect(chosenSlot(shown)).toBeNull();
    expect(awaitedDay(dayChosen)).toBe('2026-11-18');
    expect(chosenSlot(dayChosen)).toBeNull();
    expect(dayOf(offered)).toEqual({ date: '2026-11-18', times: ready(['09:00', '14:30']), time: null });
    expect(awaitedDay(offered)).toBeNull();
    expect(chosenSlot(offered)).toBeNull();
    expect(chosenSlot(timeChosen)).toEqual({ date: '2026-11-18', time: '14:30' });
  });

  test('another day clears the time, and its times are asked for', () => {
    const other = then(timeChosen, { event: 'dayChosen', date: '2026-11-20' });
    expect(dayOf(other)).toEqual({ date: '2026-11-20', times: loading, time: null });
    expect(awaitedDay(other)).toBe('2026-11-20');
  });

  test('the same day again changes nothing', () => {
    expect(then(timeChosen, { event: 'dayChosen', date: '2026-11-18' })).toBe(timeChosen);
  });

  test.each(['', '2026-11-17', '2026-11-25'])('%j, not available here, leaves no day chosen (APT-15)', (date) => {
    expect(dayOf(then(timeChosen, { event: 'dayChosen', date }))).toBeNull();
  });

  test.each(['', '10:00'])('%j, not offered, leaves no time chosen', (time) => {
    expect(dayOf(then(timeChosen, { event: 'timeChosen', time }))?.time).toBeNull();
  });

  test('a time before there are any is none', () => {
    expect(dayOf(then(dayChosen, { event: 'timeChosen', time: '14:30' }))?.time).toBeNull();
    expect(then(shown, { event: 'timeChosen', time: '14:30' })).toBe(shown);
  });

  test('times of a day that is not chosen any more change nothing', () => {
    const other = then(dayChosen, { event: 'dayChosen', date: '2026-11-20' });
    expect(then(other, { event: 'timesArrived', date: '2026-11-18', times: ['09:00'] })).toBe(other);
    expect(then(other, { event: 'timesFailed', date: '2026-11-18', failure })).toBe(other);
    expect(then(timeChosen, { event: 'timesArrived', date: '2026-11-18', times: [] })).toBe(timeChosen);
    expect(then(timeChosen, { event: 'timesFailed', date: '2026-11-18', failure })).toBe(timeChosen);
  });

  test('times that failed can be asked for again', () => {
    const without = then(dayChosen, { event: 'timesFailed', date: '2026-11-18', failure });
    expect(dayOf(without)).toEqual({ date: '2026-11-18', times: failed(failure), time: null });
    expect(awaitedDay(without)).toBeNull();
    expect(awaitedDay(then(without, { event: 'timesRetried' }))).toBe('2026-11-18');
    expect(dayOf(then(timeChosen, { event: 'timesRetried' }))).toEqual(dayOf(timeChosen));
  });
});

describe('whatever weeks there are', () => {
  const schools = fc.array(fc.boolean(), { minLength: 1, maxLength: 12 });
  const moves = fc.array(fc.constantFrom('next' as const, 'previous' as const), { maxLength: 20 });

  test('the way ends at the nearest week with days that way, or where the way ends', () => {
    fc.assert(
      fc.property(schools, moves, (school, presses) => {
        let choice = opened(school);
        const found = school.indexOf(true);
        const earliest = found === -1 ? school.length - 1 : found;
        expect(choice).toMatchObject({ monday: mondayAt(earliest), earliest: mondayAt(earliest) });
        for (const direction of presses) {
          const at = indexOf(choice.monday);
          const step = direction === 'next' ? 1 : -1;
          const end = direction === 'next' ? school.length - 1 : earliest;
          const offered = weekMoves(choice)[direction] === 'offered';
          expect(offered).toBe(at !== end);
          const { choice: after, asked } = move(choice, direction, school);
          let expected = at;
          while (expected !== end) {
            expected += step;
            if (school[expected]) break;
          }
          expect(indexOf(after.monday)).toBe(expected);
          expect(after.week.status).toBe(school[expected] ? 'ready' : 'empty');
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

  test('answers in any order show only the week that is asked for, and nothing is asked for ever', () => {
    const acts = fc.array(
      fc.oneof(
        fc.constantFrom('next' as const, 'previous' as const, 'retry' as const, 'fail' as const),
        fc.nat({ max: 12 }),
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(schools, acts, (school, list) => {
        let choice = beginWeekChoice(TODAY);
        for (const act of list) {
          if (act === 'next' || act === 'previous') choice = then(choice, { event: 'moved', direction: act });
          else if (act === 'retry') choice = then(choice, { event: 'weekRetried' });
          else if (act === 'fail') choice = then(choice, { event: 'weekFailed', monday: choice.monday, failure });
          else {
            const monday = mondayAt(act);
            choice = then(choice, { event: 'weekArrived', monday, week: weekOf(school, monday) });
          }
          const { week, monday, earliest } = choice;
          if (week.status === 'ready') expect(week.days).toEqual(weekOf(school, monday).days);
          if (earliest !== null) expect(monday >= earliest).toBe(true);
        }
        const { week } = settle(then(choice, { event: 'weekRetried' }), school).choice;
        expect(['ready', 'empty']).toContain(week.status);
      }),
      { seed: 65, numRuns: 500 },
    );
  });
});
