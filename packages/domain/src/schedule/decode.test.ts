import { describe, expect, test } from 'vitest';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { decodeScheduleAttachments, decodeStudySchedule } from './decode.ts';
import { moduleSent, schedule, scheduleSent } from './schedule.fixture.ts';

describe('the answer of Course/GetCourseStudySchedule (SCH-07 to SCH-10)', () => {
  test('is read', () => {
    expect(
      schedule({ StudyScheduleModuleId: 11, ReadCourseOnline: true, ReadCourseOnlineDate: '2026-11-14T02:00:00Z' }),
    ).toEqual({
      id: 901,
      days: { total: 42, remaining: 25, minimum: 28 },
      cycle: null,
      courseRead: true,
      courseReadAt: new Date('2026-11-14T02:00:00Z'),
      practice: { done: 42, minimum: 50 },
      score: { done: 66.4, minimum: 65 },
      modules: [
        { id: 11, name: 'Describe Image', completed: false, practice: { total: 12, completed: 0 }, score: null },
      ],
      currentModule: 11,
      test: { open: true, starts: null, appointmentId: null, typeId: 63 },
    });
  });

  test.each([[null], [undefined]])('%j is no schedule', (sent) => {
    expect(decodeStudySchedule(sent)).toBeNull();
  });

  test('without anything that may be missing', () => {
    const { id, days, score, modules } = schedule({
      StudyScheduleDuration: null,
      DaysRemaining: null,
      StudyScheduleMinDuration: null,
      MinimumPracticeExerciseCompleted: null,
      MinimumTestScore: null,
      AverageAssessmentLessonScore: null,
      ModuleDtos: [],
    });
    expect({ id, days, score, modules }).toEqual({
      id: 901,
      days: { total: null, remaining: null, minimum: null },
      score: { done: null, minimum: null },
      modules: [],
    });
  });

  const fixed = {
    StudyScheduleRuleType: 'FixCycle',
    StudyScheduleCycleDuration: 6,
    StudyScheduleCycleStartDate: '2026-11-02',
  };
  test.each([
    ['a cycle', fixed, { start: '2026-11-02', weeks: 6 }],
    ['a cycle in other letters', { ...fixed, StudyScheduleRuleType: 'fixcycle' }, { start: '2026-11-02', weeks: 6 }],
    ['another rule', { ...fixed, StudyScheduleRuleType: 'Flexible' }, null],
    ['no first day', { ...fixed, StudyScheduleCycleStartDate: null }, { start: null, weeks: 6 }],
    ['a first day that is none', { ...fixed, StudyScheduleCycleStartDate: 'soon' }, { start: null, weeks: 6 }],
    ['no weeks', { ...fixed, StudyScheduleCycleDuration: null }, null],
  ])('%s', (_name, change, cycle) => {
    expect(schedule(change).cycle).toEqual(cycle);
  });

  test('the modules stand in their order', () => {
    const { modules } = schedule({
      ModuleDtos: [
        moduleSent({ Id: 3, SortingIndex: 30 }),
        moduleSent({ Id: 1, SortingIndex: 1 }),
        moduleSent({ Id: 2, SortingIndex: 2.5 }),
      ],
    });
    expect(modules.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test.each([
    [true, 3, 200, 67],
    [true, 0, 0, null],
    [false, 3, 200, null],
  ])('assessments %j, %d scored, %d points: average %j', (has, scored, points, score) => {
    const module = moduleSent({
      IsModuleHasAssessmentLesson: has,
      CompletedHasScoreAssessmentLessonCount: scored,
      CompletedAssessmentLessonPointSum: points,
    });
    expect(schedule({ ModuleDtos: [module] }).modules[0]?.score).toBe(score);
  });

  test.each([null, undefined])('flags that are %s are off, and modules none (contract 1.7)', (none) => {
    const module = { ...moduleSent(), IsCompleted: none, IsModuleHasAssessmentLesson: none };
    const flags = { ReadCourseOnline: none, EnableStudyScheduleTest: none };
    expect(decodeStudySchedule({ ...scheduleSent(), ...flags, ModuleDtos: [module] })).toMatchObject({
      courseRead: false,
      modules: [{ completed: false, score: null }],
      test: { open: false },
    });
    expect(decodeStudySchedule({ ...scheduleSent(), ModuleDtos: none })).toMatchObject({ modules: [] });
    const rule = { ...fixed, StudyScheduleRuleType: none };
    expect(decodeStudySchedule({ ...scheduleSent(), ...rule })).toMatchObject({ cycle: null });
  });

  test('a day of reading that cannot be read is left out', () => {
    expect(schedule({ ReadCourseOnlineDate: 'last week' }).courseReadAt).toBeNull();
  });

  test.each([[null], ['']])('a test at %j is not booked', (StudyScheduleTestDate) => {
    const { test: read } = schedule({ StudyScheduleTestDate, StudyScheduleAppointmentType: null });
    expect(read).toEqual({ open: true, starts: null, appointmentId: null, typeId: null });
  });

  test.each([
    ['no id', { StudyScheduleId: undefined }],
    ['a test at no moment', { StudyScheduleTestDate: 'soon' }],
    ['a module without a name', { ModuleDtos: [{ ...moduleSent(), Name: null }] }],
  ])('%s is not understood', (_name, change) => {
    expect(() => decodeStudySchedule({ ...scheduleSent(), ...change })).toThrow('notUnderstood');
  });
});

describe('the answer of StudySchedule/GetAttachments', () => {
  const missing = [{ name: 'a.pdf', href: null, fetchHref: null }];
  const url = 'https://main.example/a.pdf';
  test.each([
    [null, []],
    [[], []],
    [[{ FileName: 'a.pdf', FullFilePath: '/a.pdf' }], [{ name: 'a.pdf', href: url, fetchHref: url }]],
    [
      [{ FileName: 'a.pdf', FullFilePath: 'http://a.example/a' }],
      [{ name: 'a.pdf', href: 'http://a.example/a', fetchHref: null }],
    ],
    [[{ FileName: 'a.pdf', FullFilePath: null }], missing],
    [[{ FileName: 'a.pdf', FullFilePath: 'javascript:alert(1)' }], missing],
    [[{ FileName: 'a.pdf', FullFilePath: '' }], missing],
  ])('%j', (sent, files) => {
    expect(decodeScheduleAttachments(sent, decodeContext)).toEqual(files);
  });

  test('a file without a name is not understood', () => {
    expect(() => decodeScheduleAttachments([{ FullFilePath: '/a.pdf' }], decodeContext)).toThrow('notUnderstood');
  });
});
