import { progressFrameEnabled, studentProgressLink } from './model.ts';
import type { MockArea } from '../backend/area.ts';
import { call, type MakeHandler } from '../backend/route.ts';

/** The calls for the student-progress page. */
const progressCalls: MakeHandler[] = [
  call({ method: 'GET', path: 'Setting/IsEnableStudentProgressMicroService' }, progressFrameEnabled),
  call({ method: 'GET', path: 'Account/GetStudentProgress', query: { userId: 'number' } }, (student, { backend }) =>
    studentProgressLink(backend, student),
  ),
];

export const progressArea = {
  handlers: progressCalls,
  createStudentState: ({ progressFrame = false }) => ({ progressFrame }),
} satisfies MockArea;
