import type { DashboardVideoWire } from '@portal/domain/videos';
import type { Student } from '../backend/model.ts';

/** Dashboard/GetDashboardVideo: the videos of the student's courses and tests, in the order of the server. */
export function dashboardVideos(student: Student): DashboardVideoWire[] {
  return student.videos;
}
