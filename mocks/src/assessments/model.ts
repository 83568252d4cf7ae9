import type { CourseAssessmentWire, DiagnosticTestIdWire, DiagnosticTestWire } from '@portal/domain/assessments';
import type { StudentCourseWire } from '@portal/domain/courses';
import { diagnosticTestWires, testsById } from './fixtures.ts';
import { courseContent } from '../lessons/fixtures.ts';
import { refuse, type Answer } from '../backend/answer.ts';
import type { Student } from '../backend/model.ts';
import { uuidOf } from '../backend/uuid.ts';

const EDIT_MODE = 2;

const noTest = () => refuse(['The diagnostic test is not found.'], null);

/** The diagnostic tests in a student's list of courses, by id. */
export function testsOf(courses: readonly StudentCourseWire[]): Map<number, DiagnosticTestWire> {
  const rows = courses.filter((one) => one.ItemType !== 1);
  return new Map(
    rows.map(({ Id, CourseName, ProgressStatus }) => {
      const asRow = ProgressStatus === 'Completed' ? diagnosticTestWires.completed : diagnosticTestWires.ready;
      return [Id, testsById[Id] ?? { ...asRow, Name: CourseName }];
    }),
  );
}

/** Assessment/Module: the modules of a course with assessments; here all of them. */
export function courseAssessment(student: Student, id: number): Answer<CourseAssessmentWire> {
  const course = student.courses.find((one) => one.Id === id && one.ItemType === 1);
  if (!course) return refuse(['The course is not found.'], null);
  const { Modules, isResetting } = courseContent(id);
  const IsCourseNotAvailable = course.CourseStatus === EDIT_MODE;
  return {
    CourseName: course.CourseName,
    ModuleDtos: IsCourseNotAvailable ? [] : Modules,
    IsCourseNotAvailable,
    IsResetInProgress: isResetting,
  };
}

/** DiagnosticTest/GetDiagnosticTest. */
export function diagnosticTest(student: Student, id: number): Answer<DiagnosticTestWire> {
  return student.diagnosticTests.get(id) ?? noTest();
}

/** DiagnosticTest/GetDiagnosticTestByDiagnosticTestUuid: the deep link of a test. */
export function diagnosticTestByUuid(student: Student, uuid: string): Answer<DiagnosticTestIdWire> {
  const id = [...student.diagnosticTests.keys()].find((one) => uuidOf(one) === uuid.toLowerCase());
  return id === undefined ? noTest() : { DiagnosticTestId: id };
}

/** Records that the student started or submitted a test, in the test and in the list of courses. */
export function recordTest(student: Student, id: number, step: 'started' | 'submitted'): void {
  const test = student.diagnosticTests.get(id);
  const row = student.courses.find((one) => one.Id === id && one.ItemType !== 1);
  if (!test || !row || test.IsCompleted) return;
  const change = { IsInProgress: true, IsDTSubmitted: step === 'submitted', ProgressStatus: 'In Progress' };
  student.diagnosticTests.set(id, { ...test, ...change });
  row.ProgressStatus = change.ProgressStatus;
}
