import type { ProgressFrameEnabledWire, StudentProgressLinkWire } from '@portal/domain/progress';
import type { MockBackend, Student } from '../backend/model.ts';
import { uuidOf } from '../backend/uuid.ts';

/** Setting/IsEnableStudentProgressMicroService. */
export function progressFrameEnabled(student: Student): ProgressFrameEnabledWire {
  return { IsEnableStudentProgress: student.progressFrame };
}

/** Account/GetStudentProgress: the URL of the student-progress page, and the student's UUID there. */
export function studentProgressLink({ frames }: MockBackend, { account }: Student): StudentProgressLinkWire {
  return { studentProgressUrl: frames.progress, Uuid: uuidOf(account.UserId) };
}
