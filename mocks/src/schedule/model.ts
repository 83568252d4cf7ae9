import type { ScheduleAttachmentWire, StudyScheduleWire } from '@portal/domain/schedule';
import { addDays, instantInZone } from '@portal/domain/shared';
import { attachmentWires, scheduleWires } from './fixtures.ts';
import { refuse, type Answer } from '../backend/answer.ts';
import type { MockBackend, MockAppointment, MockSchedule, Student } from '../backend/model.ts';

const TEST = 611;

/** The study schedules of a busy student: in progress, ready to book the test, and with the test booked. */
export function schedulesOf(today: string): MockSchedule[] {
  return [
    { course: 101, sent: scheduleWires.fixCycle(today), files: attachmentWires.outline },
    { course: 103, sent: scheduleWires.flexible(), files: attachmentWires.none },
    {
      course: 104,
      sent: { ...scheduleWires.withTest(), StudyScheduleTestAppointmentId: TEST },
      files: attachmentWires.outline,
    },
  ];
}

/** The test of the last of these schedules, after the days that the dashboard shows. */
export function testOf(today: string): MockAppointment {
  return {
    id: TEST,
    typeId: 63,
    type: 'Test consultation',
    teacherId: 71,
    teacher: 'Daniel Okafor',
    courseId: 104,
    courseName: 'TOEFL iBT listening',
    starts: instantInZone({ date: addDays(today, 10), time: '14:30' }, 'Australia/Sydney').toISOString(),
    minutes: 30,
    status: 'Active',
    joinUrl: 'https://meet.example.com/a/611',
  };
}

/** Course/GetCourseStudySchedule: null when the course has no study schedule. */
export function studySchedule(student: Student, course: number): StudyScheduleWire | null {
  const found = student.schedules.find((one) => one.course === course);
  if (!found) return null;
  const test = student.appointments.find(
    ({ id, status }) => id === found.sent.StudyScheduleTestAppointmentId && status !== 'Cancelled',
  );
  return {
    ...found.sent,
    StudyScheduleTestAppointmentId: test?.id ?? null,
    StudyScheduleTestDate: test?.starts ?? null,
  };
}

/** StudySchedule/GetAttachments. */
export function scheduleFiles(student: Student, id: number): Answer<readonly ScheduleAttachmentWire[]> {
  const found = student.schedules.find(({ sent }) => sent.StudyScheduleId === id);
  return found?.files ?? refuse(['The study schedule is not found.'], null);
}

/** StudySchedule/ReadCourseOnline: completes the task. */
export function readCourse(backend: MockBackend, student: Student, course: number): Answer<null> {
  const found = student.schedules.find((one) => one.course === course);
  if (!found) return refuse(['The study schedule is not found.'], null);
  found.sent.ReadCourseOnline = true;
  found.sent.ReadCourseOnlineDate ??= backend.now().toISOString();
  return null;
}
