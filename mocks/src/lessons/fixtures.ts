import {
  decodeTopics,
  type CourseModuleListWire,
  type LessonWire,
  type SubTopicWire,
  type Topic,
  type TopicWire,
} from '@portal/domain/lessons';
import type { ModuleWire } from '@portal/domain/blocks';
import { mapped } from '../fixtures/mapped.ts';

type LessonDifferences = Partial<LessonWire> & Pick<LessonWire, 'LessonId' | 'LessonName'>;

/** A lesson that was not started, with these differences. */
function lesson(differences: LessonDifferences): LessonWire {
  return {
    CoursePublishedId: 101,
    Description: null,
    Type: 1,
    SingleClick: false,
    SingleClickActivity: null,
    SingleClickSourceFile: null,
    IsCompleted: false,
    InProgress: false,
    HasSubmitAnswer: false,
    IsPackageActive: true,
    IsLessonEnabledForClass: true,
    IsClassConfigOverwritten: false,
    IsEtsReportReady: false,
    ShowResetButton: false,
    SubmitDateTime: null,
    Point: null,
    ...differences,
  };
}

const done = { IsCompleted: true, HasSubmitAnswer: true } as const;

/** Lessons by name, one of every state and type. */
export const lessonWires = {
  done: lesson({
    LessonId: 1100,
    LessonName: 'What the examiner scores',
    ...done,
    SubmitDateTime: '2026-03-04T22:15:00Z',
    Point: 82,
  }),
  inProgress: lesson({ LessonId: 1101, LessonName: 'Describe Image: maps', InProgress: true }),
  resettable: lesson({
    LessonId: 1102,
    LessonName: 'Line graphs and bar charts',
    ...done,
    ShowResetButton: true,
    Point: 74,
  }),
  report: lesson({
    LessonId: 1103,
    LessonName: 'Scored recording: tables',
    ...done,
    IsEtsReportReady: true,
    SubmitDateTime: '2026-11-19T13:30:00Z',
    Point: 68.5,
  }),
  document: lesson({
    LessonId: 1104,
    LessonName: 'Phrase bank (PDF)',
    SingleClick: true,
    SingleClickActivity: 'DOWNLOAD_DOCUMENT',
    SingleClickSourceFile: 'Phrase bank.pdf',
  }),
  missingDocument: lesson({
    LessonId: 1105,
    LessonName: 'Phrase bank of last year (PDF)',
    SingleClick: true,
    SingleClickActivity: 'DOWNLOAD_DOCUMENT',
    SingleClickSourceFile: 'Phrase bank 2025.pdf',
  }),
  singleClick: lesson({
    LessonId: 1106,
    LessonName: 'Watch: a 40-second answer',
    SingleClick: true,
    SingleClickActivity: 'WATCH_VIDEO',
    ...done,
  }),
  notDone: lesson({ LessonId: 1107, LessonName: 'Comparing two images' }),
  lockedByPackage: lesson({
    LessonId: 1108,
    LessonName: 'Teacher feedback on your recording',
    IsPackageActive: false,
  }),
  /** Completed before its package expired. */
  ended: lesson({
    LessonId: 1109,
    LessonName: 'Scored recording: processes',
    ...done,
    IsPackageActive: false,
    IsEtsReportReady: true,
    ShowResetButton: true,
    SubmitDateTime: '2026-11-12T01:00:00Z',
    Point: 66.666_666_666_666_67,
  }),
  startPage: lesson({
    LessonId: 1200,
    LessonName: 'Timed essay: cities and cars',
    Description: '250 words in 40 minutes',
    Type: 2,
  }),
  submitted: lesson({
    LessonId: 1201,
    LessonName: 'Essay for your teacher',
    HasSubmitAnswer: true,
    SubmitDateTime: '2026-11-18T01:00:00Z',
  }),
  lockedByClass: lesson({
    LessonId: 1202,
    LessonName: 'Group task: peer review',
    IsLessonEnabledForClass: false,
    IsClassConfigOverwritten: true,
  }),
  longName: lesson({
    LessonId: 1203,
    LessonName:
      'Summarise a written text about Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch and other places whose names do not fit',
    InProgress: true,
  }),
  chinese: lesson({ LessonId: 1204, LessonName: '写作任务二：如何在 40 分钟内完成大作文', ...done, Point: 90 }),
} satisfies Record<string, LessonWire>;

/** The server's counts of a topic or sub-topic, from its lessons. */
export function countsOf(lessons: readonly LessonWire[]) {
  const count = (matches: (one: LessonWire) => boolean) => lessons.filter(matches).length;
  return {
    TotalChildren: lessons.length,
    TotalDone: count((one) => one.IsCompleted),
    TotalSubmittedLesson: count((one) => one.HasSubmitAnswer && !one.IsCompleted),
    TotalInProgress: count((one) => one.InProgress && !one.IsCompleted),
  };
}

function subTopic(Id: number, Name: string, lessons: LessonWire[], active = true): SubTopicWire {
  return { Id, Name, IsSubTopicPackageActive: active, SubTopicLessonDtos: lessons, ...countsOf(lessons) };
}

interface TopicContent {
  lessons?: LessonWire[];
  subTopics?: SubTopicWire[];
  active?: boolean;
}

function topic(Id: number, Name: string, { lessons = [], subTopics = [], active = true }: TopicContent): TopicWire {
  const all = [...lessons, ...subTopics.flatMap((sub) => sub.SubTopicLessonDtos)];
  return {
    Id,
    Name,
    IsTopicPackageActive: active,
    TopicLessonDtos: lessons,
    SubTopicDtos: subTopics,
    ...countsOf(all),
  };
}

/** A number of lessons that differ only in id and name. */
const several = (count: number, first: number, name: string, differences: Partial<LessonWire> = {}) =>
  Array.from({ length: count }, (_, i) =>
    lesson({ LessonId: first + i, LessonName: `${name} ${i + 1}`, ...differences }),
  );

const w = lessonWires;

/** Topics by name, one of every state. */
export const topicWires = {
  done: topic(110, '1. Read Aloud', { lessons: several(8, 1120, 'Read Aloud, set', { ...done, Point: 79 }) }),
  inProgress: topic(111, '2. Describe Image', {
    lessons: [w.done, w.resettable, w.report],
    subTopics: [
      subTopic(501, 'Timed practice', [
        w.singleClick,
        w.inProgress,
        w.notDone,
        w.document,
        w.missingDocument,
        w.lockedByPackage,
      ]),
    ],
  }),
  notStarted: topic(112, '3. Retell Lecture', { lessons: several(7, 1140, 'Retell Lecture, set') }),
  locked: topic(113, '4. Scored mock test', { lessons: several(2, 1150, 'Mock test'), active: false }),
  /** A topic that is in no module: lessons of a package that has expired. */
  ended: topic(114, '5. Scored recordings', { lessons: [w.ended, w.lockedByPackage] }),
  essays: topic(120, '1. Essays', {
    lessons: [w.startPage, w.submitted, w.lockedByClass, w.longName, w.chinese],
    subTopics: [subTopic(502, 'Model answers', several(3, 1210, 'Model answer'), false)],
  }),
  empty: topic(121, '2. Summaries', {}),
} satisfies Record<string, TopicWire>;

const speaking = [topicWires.done, topicWires.inProgress, topicWires.notStarted, topicWires.locked];

/** A module of two thousand lessons: forty topics, every tenth lesson done. */
export const hugeModuleWire: TopicWire[] = Array.from({ length: 40 }, (_, t) =>
  topic(9000 + t, `${t + 1}. Question bank`, {
    lessons: Array.from({ length: 50 }, (_none, i) =>
      lesson({
        LessonId: 90_000 + t * 50 + i,
        LessonName: `Question ${t * 50 + i + 1}`,
        ...(i % 10 === 0 ? { ...done, Point: 70 } : {}),
      }),
    ),
  }),
);

const module = (Id: number, Name: string, IsModulePackageActive = true): ModuleWire => ({
  Id,
  Name,
  IsModulePackageActive,
});

/** The modules of a course, by name. */
export const moduleWires = {
  speaking: module(11, 'Speaking'),
  writing: module(12, 'Writing'),
  /** Without topics. */
  reading: module(13, 'Reading'),
  listening: module(14, 'Listening', false),
  mockTests: module(15, 'Mock tests', false),
  questionBank: module(90, 'Question bank'),
} satisfies Record<string, ModuleWire>;

const topicsOfModule: Record<number, TopicWire[]> = {
  11: speaking,
  12: [topicWires.essays, topicWires.empty],
  13: [],
  90: hugeModuleWire,
};

/** The content of a course by id: most courses have the same modules. */
export function courseContent(course: number): CourseModuleListWire & { isResetting: boolean } {
  const { speaking, writing, reading, listening, mockTests, questionBank } = moduleWires;
  const Modules = course === 1000 ? [questionBank, speaking] : [speaking, writing, reading, listening, mockTests];
  return {
    Modules: course === 108 ? [] : Modules,
    IsLocked: course === 103,
    isResetting: course === 104,
  };
}

/** The topics of a module, with lessons of this course. */
export function moduleContent(course: number, module: number): TopicWire[] {
  const own = (lessons: LessonWire[]) => lessons.map((one) => ({ ...one, CoursePublishedId: course }));
  return (topicsOfModule[module] ?? []).map((one) => ({
    ...one,
    TopicLessonDtos: own(one.TopicLessonDtos),
    SubTopicDtos: one.SubTopicDtos.map((sub) => ({ ...sub, SubTopicLessonDtos: own(sub.SubTopicLessonDtos) })),
  }));
}

/** The module of the fixtures below. */
const SPEAKING = moduleWires.speaking.Id;

const read = (of: TopicWire): Topic => decodeTopics([of], SPEAKING)[0] as Topic;

/** The decoded models of the topics. */
export const topics = mapped(topicWires, read);

/** The decoded models of the lessons. */
export const lessons = mapped(lessonWires, (wire) => read(topic(1, '', { lessons: [wire] })).lessons[0]);

/** The decoded topics of whole modules. */
export const moduleTopics = {
  speaking: decodeTopics(speaking, SPEAKING),
  writing: decodeTopics(topicsOfModule[12], moduleWires.writing.Id),
  huge: decodeTopics(hugeModuleWire, moduleWires.questionBank.Id),
};
