import type { DashboardVideoWire } from '@portal/domain/videos';
import type { Student } from '../backend/model.ts';

/** Dashboard/GetDashboardVideo: what the student's courses and tests have, in the school's order. */
export function dashboardVideos(student: Student): DashboardVideoWire[] {
  return student.videos;
}
