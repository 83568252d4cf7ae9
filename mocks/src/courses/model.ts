import type { PagedStudentCourseRequestWire, StudentCourseWire } from '@portal/domain/courses';
import type {
  CourseModuleListWire,
  CourseResetStatusWire,
  SelectedCourseWire,
  TopicWire,
} from '@portal/domain/lessons';
import type { StudentProgressWire } from '@portal/domain/progress';
import type { PagedWire } from '@portal/domain/shared';
import { courseContent } from '../lessons/fixtures.ts';
import { courseProgressWire } from './practice.ts';
import { refuse, type Answer } from '../backend/answer.ts';
import { topicsOf } from '../lessons/model.ts';
import { page } from '../backend/paging.ts';
import type { Student } from '../backend/model.ts';
import { uuidOf } from '../backend/uuid.ts';

/** Course/PagedStudentCourse: the rows up to `LastDisplayIndex` are marked for display. */
export function pagedCourses(student: Student, request: PagedStudentCourseRequestWire): PagedWire<StudentCourseWire> {
  const answer = page(student.courses, request, (course) => [course.CourseName, course.CourseDescription]);
  const first = request.PageIndex * request.PageSize;
  return {
    ...answer,
    rows: answer.rows.map((row, i) => ({ ...row, Display: first + i < request.LastDisplayIndex })),
  };
}

const hasCourse = (student: Student, id: number) => student.courses.some((one) => one.Id === id && one.ItemType === 1);
const noCourse = () => refuse(['The course is not found.'], null);

/** Course/GetCourseStudentProgress: zeros for a course that was not started. */
export function courseProgress(student: Student, id: number): Answer<StudentProgressWire> {
  const course = student.courses.find((one) => one.Id === id);
  if (!course || !hasCourse(student, id)) return noCourse();
  if (course.ProgressStatus !== 'Not Started') return courseProgressWire;
  return {
    ...courseProgressWire,
    TotalPracticeLessonCompleted: 0,
    TotalPracticeLessonCompletedPercentage: 0,
    AveragePracticeLessonScorePercentage: 0,
    TotalAssessmentLessonCompleted: 0,
    TotalAssessmentLessonCompletedPercentage: 0,
    AverageAssessmentLessonScorePercentage: 0,
  };
}

/** Course/GetCourseById. */
export function courseById(student: Student, id: number): Answer<SelectedCourseWire> {
  const course = student.courses.find((one) => one.Id === id);
  if (!course || !hasCourse(student, id)) return noCourse();
  return { CourseName: course.CourseName, CourseStatus: course.CourseStatus };
}

/** Course/GetStudentCourseByCourseUuid: the deep link of a course. */
export function courseByUuid(student: Student, uuid: string): Answer<{ CoursePublishedId: number }> {
  const course = student.courses.find((one) => one.ItemType === 1 && uuidOf(one.Id) === uuid.toLowerCase());
  return course ? { CoursePublishedId: course.Id } : noCourse();
}

/** Course/GetCourseModule. */
export function courseModules(student: Student, course: number): Answer<CourseModuleListWire> {
  if (!hasCourse(student, course)) return noCourse();
  const { Modules, IsLocked } = courseContent(course);
  return { Modules, IsLocked };
}

/** Course/GetCourseResetStatus. */
export function courseResetStatus(student: Student, course: number): Answer<CourseResetStatusWire> {
  if (!hasCourse(student, course)) return noCourse();
  return { IsResetInProgress: courseContent(course).isResetting };
}

/** Course/GetModuleDetail: the topics of a module, with the student's progress. */
export function moduleDetail(student: Student, course: number, module: number): Answer<TopicWire[]> {
  if (!hasCourse(student, course)) return noCourse();
  return topicsOf(student, course, module);
}
