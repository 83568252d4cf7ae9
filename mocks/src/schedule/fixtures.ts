import type { BookedAppointment } from '@portal/domain/appointments';
import {
  decodeScheduleAttachments,
  decodeStudySchedule,
  type ScheduleAttachmentWire,
  type ScheduleModuleWire,
  type StudySchedule,
  type StudyScheduleWire,
} from '@portal/domain/schedule';
import { addDays, mondayOf, linkOrText } from '@portal/domain/shared';
import { fixtureContext } from '../fixtures/context.ts';

/** The day of every story. */
const TODAY = '2026-11-21';

const module = (id: number, name: string, change: Partial<ScheduleModuleWire> = {}): ScheduleModuleWire => ({
  Id: id,
  Name: name,
  IsCompleted: false,
  SortingIndex: id,
  PracticeLessonCount: 12,
  CompletedPracticeLessonCount: 0,
  IsModuleHasAssessmentLesson: true,
  CompletedHasScoreAssessmentLessonCount: 0,
  CompletedAssessmentLessonPointSum: 0,
  ...change,
});

const completed = (id: number, name: string, points = 213) =>
  module(id, name, {
    IsCompleted: true,
    CompletedPracticeLessonCount: 12,
    CompletedHasScoreAssessmentLessonCount: 3,
    CompletedAssessmentLessonPointSum: points,
  });

/**
 * A schedule in the third of six weeks: one module completed, one started. The modules are not sent in their sorting
 * order.
 */
const fixCycle = (today: string): StudyScheduleWire => ({
  StudyScheduleId: 901,
  StudyScheduleDuration: 42,
  DaysRemaining: 23,
  ReadCourseOnline: false,
  ReadCourseOnlineDate: null,
  StudyScheduleRuleType: 'FixCycle',
  StudyScheduleCycleDuration: 6,
  StudyScheduleCycleStartDate: addDays(mondayOf(today), -14),
  StudyScheduleMinDuration: 28,
  StudyScheduleModuleId: 12,
  MinimumPracticeExerciseCompleted: 50,
  MinimumTestScore: 65,
  TotalPracticeLessonCompleted: 42,
  AverageAssessmentLessonScore: 66.4,
  EnableStudyScheduleTest: true,
  StudyScheduleTestAppointmentId: null,
  StudyScheduleTestDate: null,
  StudyScheduleAppointmentType: 63,
  ModuleDtos: [
    module(12, 'Describe Image', {
      CompletedPracticeLessonCount: 7,
      CompletedHasScoreAssessmentLessonCount: 2,
      CompletedAssessmentLessonPointSum: 131,
    }),
    module(14, 'Summarise Spoken Text', { IsModuleHasAssessmentLesson: false }),
    completed(11, 'Read Aloud'),
    module(13, 'Write Essay', { PracticeLessonCount: 1 }),
  ],
});

/** A schedule without a fixed cycle: everything is completed, and the test can be booked. */
const flexible = (): StudyScheduleWire => ({
  ...fixCycle(TODAY),
  StudyScheduleId: 902,
  StudyScheduleDuration: 30,
  DaysRemaining: 9,
  ReadCourseOnline: true,
  ReadCourseOnlineDate: '2026-11-02T03:00:00Z',
  StudyScheduleRuleType: 'Flexible',
  StudyScheduleCycleDuration: null,
  StudyScheduleCycleStartDate: null,
  StudyScheduleModuleId: null,
  TotalPracticeLessonCompleted: 58,
  AverageAssessmentLessonScore: 71.5,
  ModuleDtos: [completed(21, 'Lectures', 220), completed(22, 'Conversations', 198)],
});

/** Study schedules by name, as the server sends them. */
export const scheduleWires = {
  fixCycle,
  flexible,
  withTest: (): StudyScheduleWire => ({ ...flexible(), StudyScheduleId: 903 }),
} as const;

export const attachmentWires = {
  outline: [
    { FileName: 'PTE Academic course outline.pdf', FullFilePath: '/school/files/outline.pdf' },
    { FileName: 'Week by week.pdf', FullFilePath: null },
  ],
  none: [],
} as const satisfies Record<string, readonly ScheduleAttachmentWire[]>;

function read(wire: StudyScheduleWire): StudySchedule {
  const schedule = decodeStudySchedule(wire);
  if (!schedule) throw new Error('no schedule');
  return schedule;
}

const base = fixCycle(TODAY);

/** The decoded study schedules, at the time of every story. */
export const schedules = {
  fixCycle: read(base),
  flexible: read(flexible()),
  notOpen: read({ ...flexible(), EnableStudyScheduleTest: false }),
  withTest: read({
    ...flexible(),
    StudyScheduleTestAppointmentId: 611,
    StudyScheduleTestDate: '2026-12-01T03:30:00Z',
  }),
  over: read({
    ...base,
    DaysRemaining: 0,
    StudyScheduleCycleStartDate: '2026-09-28',
    TotalPracticeLessonCompleted: 61,
    AverageAssessmentLessonScore: 58.6,
  }),
  /** All optional fields are null, and nothing is completed. */
  bare: read({
    ...base,
    StudyScheduleDuration: null,
    DaysRemaining: null,
    StudyScheduleRuleType: 'Flexible',
    StudyScheduleMinDuration: null,
    StudyScheduleModuleId: null,
    MinimumPracticeExerciseCompleted: null,
    MinimumTestScore: null,
    TotalPracticeLessonCompleted: 0,
    AverageAssessmentLessonScore: null,
    ModuleDtos: [],
  }),
  longTexts: read({
    ...base,
    StudyScheduleCycleDuration: 13,
    StudyScheduleDuration: 91,
    DaysRemaining: 72,
    ModuleDtos: [
      completed(
        11,
        'Canadian English Language Proficiency: answering follow-up questions about Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      ),
      module(12, '写作：图表描述与论证文章的结构、连接词和常见错误', { CompletedPracticeLessonCount: 3 }),
    ],
  }),
} satisfies Record<string, StudySchedule>;

/** Files of a course outline: one has a link, the other none. */
export const outlineFiles = decodeScheduleAttachments(attachmentWires.outline, fixtureContext);

/** A file on a server without encryption: a page on https may not fetch it. */
export const unfetchedOutline = decodeScheduleAttachments(
  [{ FileName: 'Reading list.pdf', FullFilePath: 'http://files.example.com/reading-list.pdf' }],
  fixtureContext,
);

/** The test of `schedules.withTest`. */
export const testAppointment: BookedAppointment = {
  id: 611,
  typeId: 63,
  type: 'Test consultation',
  teacherId: 71,
  teacher: 'Daniel Okafor',
  starts: new Date('2026-12-01T03:30:00Z'),
  status: 'active',
  passed: false,
  link: linkOrText('https://meet.example.com/a/611', fixtureContext),
  time: '14:30 - 15:00',
  topic: null,
  mode: 'online',
  place: null,
};
