import type { CourseVideoWire } from '@portal/domain/videos';
import { embedCodes, everyCourseVideoWire, testEmbedCodes } from './course-videos-fixtures.ts';
import { refuse, type Answer } from '../backend/answer.ts';
import type { Student } from '../backend/model.ts';

/** Whether a course or test is published and ready: only then its videos are shown. */
const active = ({ courses }: Student, id: number, itemType: number) =>
  courses.some((one) => one.Id === id && one.ItemType === itemType && one.Status === 4 && one.CourseStatus === 1);

/** Videos/GetActiveCourseHasVideo: the videos of the student's active courses and tests. */
export function activeCourseVideos(student: Student): CourseVideoWire[] {
  return everyCourseVideoWire.filter(({ CoursePublishedId, DiagnosticTestId }) =>
    CoursePublishedId ? active(student, CoursePublishedId, 1) : active(student, DiagnosticTestId ?? 0, 2),
  );
}

/** Videos/GetVideoEmbedCode: for a course or a test, not for both. */
export function videoEmbedCode(student: Student, course: number | null, test: number | null): Answer<string> {
  if ((course === null) === (test === null)) return refuse(['Name a course or a diagnostic test.'], null);
  const codes = course === null ? testEmbedCodes : embedCodes;
  const id = course ?? test ?? 0;
  if (!active(student, id, course === null ? 2 : 1)) return refuse(['The video is not found.'], null);
  return codes[id] ?? '';
}
