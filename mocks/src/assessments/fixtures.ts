import {
  decodeCourseAssessment,
  decodeDiagnosticTest,
  type CourseAssessmentWire,
  type DiagnosticTestWire,
} from '@portal/domain/assessments';
import type { StudentCourseWire } from '@portal/domain/courses';
import { courseWires } from '../courses/fixtures.ts';
import { moduleWires } from '../lessons/fixtures.ts';
import { mapped } from '../fixtures/mapped.ts';

const readyTest: DiagnosticTestWire = {
  Name: 'PTE diagnostic test',
  WizardId: 77,
  IsReady: true,
  IsExpire: false,
  IsArchive: false,
  IsInProgress: false,
  IsCompleted: false,
  IsDTSubmitted: false,
  ProgressStatus: 'Not Started',
  HasSubmittable: true,
  IsEnableWidgetExerciseServiceBus: false,
  IsResetWithMaxAttemptPronunciation: false,
};

/** Diagnostic tests by name, as the server sends them. */
export const diagnosticTestWires = {
  ready: readyTest,
  inProgress: { ...readyTest, Name: 'IELTS placement test', IsInProgress: true, ProgressStatus: 'In Progress' },
  awaitingEvaluation: {
    ...readyTest,
    Name: 'OET speaking check',
    IsInProgress: true,
    IsDTSubmitted: true,
    ProgressStatus: 'In Progress',
  },
  completed: {
    ...readyTest,
    Name: 'TOEFL iBT level test',
    IsDTSubmitted: true,
    IsCompleted: true,
    ProgressStatus: 'Completed',
  },
  notReady: { ...readyTest, Name: 'PTE Core diagnostic test', IsReady: false },
  expired: { ...readyTest, Name: 'IELTS General diagnostic test', IsExpire: true },
  archived: { ...readyTest, Name: 'PTE diagnostic test 2024', IsArchive: true, ProgressStatus: 'Completed' },
} as const satisfies Record<string, DiagnosticTestWire>;

/** The decoded diagnostic tests. */
export const diagnosticTests = mapped(diagnosticTestWires, decodeDiagnosticTest);

/** The rows of a student with a diagnostic test in every state, for the list of courses. */
const rowsOfTests: StudentCourseWire[] = (
  [
    [302, 'ready', {}],
    [303, 'inProgress', {}],
    [304, 'awaitingEvaluation', {}],
    [305, 'completed', {}],
    [306, 'notReady', {}],
    [307, 'expired', { Status: 16 }],
    [308, 'archived', { Status: 8 }],
  ] as const
).map(([Id, state, change]) => {
  const { Name, ProgressStatus } = diagnosticTestWires[state];
  return { ...courseWires.diagnosticTest, Id, CourseName: Name, ProgressStatus, ...change };
});

/** The list of courses of that student. */
export const everyTestWire: StudentCourseWire[] = [courseWires.inProgress, ...rowsOfTests];

/** The tests of those rows, by id. */
export const testsById: Readonly<Record<number, DiagnosticTestWire>> = {
  302: diagnosticTestWires.ready,
  303: diagnosticTestWires.inProgress,
  304: diagnosticTestWires.awaitingEvaluation,
  305: diagnosticTestWires.completed,
  306: diagnosticTestWires.notReady,
  307: diagnosticTestWires.expired,
  308: diagnosticTestWires.archived,
};

const modules: CourseAssessmentWire = {
  CourseName: courseWires.inProgress.CourseName,
  ModuleDtos: [moduleWires.speaking, moduleWires.writing, moduleWires.reading, moduleWires.mockTests],
  IsCourseNotAvailable: false,
  IsResetInProgress: false,
};

/** The assessments of a course by name, as the server sends them. */
export const courseAssessmentWires = {
  modules,
  longNames: {
    ...modules,
    CourseName: courseWires.longWords.CourseName,
    ModuleDtos: [
      { Id: 11, Name: courseWires.longWords.CourseName, IsModulePackageActive: true },
      {
        Id: 15,
        Name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch and other names of places',
        IsModulePackageActive: false,
      },
      { Id: 12, Name: '口语：朗读与复述', IsModulePackageActive: true },
    ],
  },
  none: { ...modules, ModuleDtos: [] },
  unavailable: { ...modules, ModuleDtos: [], IsCourseNotAvailable: true },
  resetting: { ...modules, IsResetInProgress: true },
} as const satisfies Record<string, CourseAssessmentWire>;

/** The decoded assessments of courses. */
export const courseAssessments = mapped(courseAssessmentWires, decodeCourseAssessment);
