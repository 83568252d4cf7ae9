import type { LibraryCourseWire, LibraryItemWire, LibraryRequestWire } from '@portal/domain/live-classes';
import type { PagedWire } from '@portal/domain/shared';
import { recordingsOf } from './library-fixtures.ts';
import { refuse, type Answer } from '../backend/answer.ts';
import { page } from '../backend/paging.ts';
import type { MockBackend, Student } from '../backend/model.ts';
import { todayOf } from '../backend/clock.ts';

/** The recordings of a course for a student today; none for a course they do not have. */
function itemsOf(backend: MockBackend, student: Student, course: number): LibraryItemWire[] {
  if (!student.courses.some((one) => one.Id === course)) return [];
  return recordingsOf(course, todayOf(backend, student)).map((one) =>
    student.watched.has(one.Id) ? { ...one, IsWatched: true, Status: 'Watched' } : one,
  );
}

/** LiveClassLibrary/GetCourseOnLiveClassLibrary: the student's courses with recordings. */
export function libraryCourses(backend: MockBackend, student: Student): LibraryCourseWire[] {
  return student.courses
    .filter((one) => itemsOf(backend, student, one.Id).length > 0)
    .map((one) => ({
      CourseId: one.Id,
      CourseName: one.CourseName,
      CourseIcon: one.IconValue ?? null,
      CourseIconType: one.IconSource,
    }));
}

/** LiveClassLibrary/GetActiveLiveClassLibrary. */
export function pagedRecordings(
  backend: MockBackend,
  student: Student,
  { CourseId, ...request }: LibraryRequestWire,
): PagedWire<LibraryItemWire> {
  return page(itemsOf(backend, student, CourseId), request, (one) => [one.VideoName, one.VideoDescription]);
}

/** LiveClassLibrary/SetAsWatched. */
export function setAsWatched(backend: MockBackend, student: Student, id: number): Answer<null> {
  const known = student.courses.some((course) => itemsOf(backend, student, course.Id).some((one) => one.Id === id));
  if (!known) return refuse(['This recording is no longer there.'], null);
  student.watched.add(id);
  return null;
}
