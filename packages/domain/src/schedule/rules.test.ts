import { describe, expect, test } from 'vitest';
import { moduleStatus, nextModule, nextTask, scheduleWeeks, targetReached, tasksDone, testStatus } from './rules.ts';
import { moduleSent, schedule } from './schedule.fixture.ts';

const TODAY = '2026-11-21';

describe('the weeks (SCH-11)', () => {
  const cycle = (start: string, weeks: number) =>
    scheduleWeeks({ cycle: { start, weeks }, days: schedule().days }, TODAY);

  test('of a cycle are counted from its first day', () => {
    expect(cycle('2026-11-14', 3)).toEqual([
      { number: 1, days: { from: '2026-11-14', to: '2026-11-20' }, status: 'over' },
      { number: 2, days: { from: '2026-11-21', to: '2026-11-27' }, status: 'current' },
      { number: 3, days: { from: '2026-11-28', to: '2026-12-04' }, status: 'ahead' },
    ]);
  });

  test.each([
    ['begins tomorrow', '2026-11-22', ['ahead', 'ahead']],
    ['begins today', '2026-11-21', ['current', 'ahead']],
    ['is in its last day', '2026-11-08', ['over', 'current']],
    ['ended yesterday', '2026-11-07', ['over', 'over']],
  ])('of a cycle that %s', (_name, start, status) => {
    expect(cycle(start, 2).map((week) => week.status)).toEqual(status);
  });

  test.each([
    [42, 42, ['current', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead']],
    [42, 36, ['current', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead']],
    [42, 35, ['over', 'current', 'ahead', 'ahead', 'ahead', 'ahead']],
    [42, 1, ['over', 'over', 'over', 'over', 'over', 'current']],
    [42, 0, ['over', 'over', 'over', 'over', 'over', 'over']],
    [14, -3, ['over', 'over']],
    [14, 20, ['current', 'ahead']],
    [10, 10, ['current', 'ahead']],
    [10, 0, ['over', 'over']],
    [0, 0, []],
    [null, 5, []],
    [14, null, []],
  ])('of %j days with %j left', (total, remaining, status) => {
    const weeks = scheduleWeeks({ cycle: null, days: { total, remaining, minimum: null } }, TODAY);
    expect(weeks.map((week) => week.status)).toEqual(status);
    expect(weeks.every((week) => week.days === null)).toBe(true);
  });

  test.each([
    [28, ['current', 'ahead', 'ahead', 'ahead']],
    [10, ['over', 'over', 'current', 'ahead']],
    [1, ['over', 'over', 'over', 'current']],
    [0, ['over', 'over', 'over', 'over']],
    [null, []],
  ])('of a cycle of four without a first day, with %j days left', (remaining, status) => {
    const weeks = scheduleWeeks(
      { cycle: { start: null, weeks: 4 }, days: { total: 90, remaining, minimum: null } },
      TODAY,
    );
    expect(weeks.map((week) => week.status)).toEqual(status);
  });

  test('beyond two years are left out', () => {
    expect(cycle('2026-11-21', 1e9)).toHaveLength(104);
    expect(cycle('2026-11-21', -1)).toEqual([]);
  });
});

test.each([
  [42, 50, false],
  [50, 50, true],
  [51, 50, true],
  [64.6, 65, false],
  [null, 65, false],
  [null, 0, true],
  [null, 1, false],
  [42, null, null],
])('%j of at least %j is reached: %j', (done, minimum, reached) => {
  expect(targetReached({ done, minimum })).toBe(reached);
});

const done = (Id: number) => moduleSent({ Id, SortingIndex: Id, IsCompleted: true, CompletedPracticeLessonCount: 12 });
const open = (Id: number) => moduleSent({ Id, SortingIndex: Id });

describe('a module', () => {
  test.each([
    [{}, 'notDone'],
    [{ CompletedPracticeLessonCount: 1 }, 'inProgress'],
    [{ CompletedHasScoreAssessmentLessonCount: 1, CompletedAssessmentLessonPointSum: 0 }, 'inProgress'],
    [{ IsCompleted: true }, 'done'],
  ])('%j is %s (SCH-02)', (change, status) => {
    const [module] = schedule({ ModuleDtos: [moduleSent(change)] }).modules;
    expect(module && moduleStatus(module)).toBe(status);
  });

  test.each([
    ['the first that is not completed', [done(1), open(2), open(3)], null, 2],
    ['the one the server names', [done(1), open(2), open(3)], 3, 3],
    ['not one that is completed', [done(1), open(2), open(3)], 1, 2],
    ['not one that is not there', [done(1), open(2)], 9, 2],
    ['none when all are completed', [done(1)], 1, undefined],
    ['none when there are none', [], null, undefined],
  ])('to go on with is %s', (_name, ModuleDtos, StudyScheduleModuleId, id) => {
    expect(nextModule(schedule({ ModuleDtos, StudyScheduleModuleId }))?.id).toBe(id);
  });
});

describe('the test (SCH-03)', () => {
  const at = '2026-12-01T03:00:00Z';
  test.each([
    ['needs all modules', { ModuleDtos: [done(1), open(2)] }, { kind: 'lessonsFirst' }],
    [
      'needs them also where it is not open',
      { ModuleDtos: [open(1)], EnableStudyScheduleTest: false },
      { kind: 'lessonsFirst' },
    ],
    ['can be booked', { ModuleDtos: [done(1), done(2)] }, { kind: 'bookable' }],
    ['is not open', { ModuleDtos: [done(1)], EnableStudyScheduleTest: false }, { kind: 'notOpen' }],
    ['is booked', { ModuleDtos: [done(1)], StudyScheduleTestDate: at }, { kind: 'booked', starts: new Date(at) }],
    [
      'is booked whatever else',
      { ModuleDtos: [open(1)], StudyScheduleTestDate: at },
      { kind: 'booked', starts: new Date(at) },
    ],
  ])('%s', (_name, change, status) => {
    expect(testStatus(schedule(change))).toEqual(status);
  });
});

test.each([
  [{ ModuleDtos: [] }, { done: 0, total: 2 }],
  [{ ModuleDtos: [done(1), open(2)] }, { done: 1, total: 4 }],
  [
    { ModuleDtos: [done(1)], ReadCourseOnline: true },
    { done: 2, total: 3 },
  ],
  [
    { ModuleDtos: [done(1)], ReadCourseOnline: true, StudyScheduleTestDate: '2026-12-01T03:00:00Z' },
    { done: 3, total: 3 },
  ],
  [
    { ModuleDtos: [done(1)], ReadCourseOnline: true, EnableStudyScheduleTest: false },
    { done: 2, total: 2 },
  ],
  [
    {
      ModuleDtos: [open(1)],
      EnableStudyScheduleTest: false,
      StudyScheduleTestDate: '2026-12-01T03:00:00Z',
    },
    { done: 1, total: 3 },
  ],
])('tasks of %j', (change, counted) => {
  expect(tasksDone(schedule(change))).toEqual(counted);
});

describe('the next task', () => {
  const completed = moduleSent({ IsCompleted: true });
  const readIt = { ReadCourseOnline: true };
  test.each([
    ['is to read the course first', {}, { kind: 'course' }],
    ['is the next module', readIt, { kind: 'module', id: 11, name: 'Describe Image' }],
    ['is to book the test', { ...readIt, ModuleDtos: [completed] }, { kind: 'test' }],
    [
      'is none while the test is not open',
      { ...readIt, ModuleDtos: [completed], EnableStudyScheduleTest: false },
      null,
    ],
    [
      'is none once the test is booked',
      { ...readIt, ModuleDtos: [completed], StudyScheduleTestDate: '2026-12-01T03:30:00Z' },
      null,
    ],
  ])('%s', (_name, change, task) => {
    expect(nextTask(schedule(change))).toEqual(task);
  });
});
