import { readCourse, scheduleFiles, schedulesOf, studySchedule } from './model.ts';
import type { MockArea } from '../backend/area.ts';
import { call, type MakeHandler } from '../backend/route.ts';

/** The calls for study schedules. */
const scheduleCalls: MakeHandler[] = [
  call(
    { method: 'POST', path: 'Course/GetCourseStudySchedule', body: { CoursePublishedId: 'number' } },
    (student, { body }) => studySchedule(student, body.CoursePublishedId),
  ),
  call(
    { method: 'POST', path: 'StudySchedule/GetAttachments', body: { StudyScheduleId: 'number' } },
    (student, { body }) => scheduleFiles(student, body.StudyScheduleId),
  ),
  call(
    { method: 'POST', path: 'StudySchedule/ReadCourseOnline', body: { CoursePublishedId: 'number' } },
    (student, { backend, body }) => readCourse(backend, student, body.CoursePublishedId),
  ),
];

export const scheduleArea = {
  handlers: scheduleCalls,
  createStudentState: ({ busy }, today) => ({ schedules: busy ? schedulesOf(today) : [] }),
} satisfies MockArea;
