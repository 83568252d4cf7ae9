import { useAppSetting } from '@portal/data/settings';
import { useMenuFlags } from '@portal/data/shell';
import { paths } from '@portal/domain/screens';
import { may, visibleEntries } from '@portal/domain/shell';
import type { LessonLinks } from '@portal/ui/lessons';
import { usePermissions } from './usePermissions.ts';

/** Where a course's pages lead this student: what the menu hides, they do not offer either. */
export function useLessonLinks(course: number): LessonLinks {
  const setting = useAppSetting().data;
  const flags = useMenuFlags().data;
  const { held: permissions } = usePermissions();
  const meetings =
    setting !== undefined &&
    flags !== undefined &&
    visibleEntries({ locks: setting.locks, flags, permissions }).includes('meetings');
  return {
    course: paths.course(course),
    courses: paths.courses,
    progress: paths.progress(course),
    schedule: may(permissions, 'edit:studyschedule') ? paths.schedule(course) : null,
    meeting: meetings ? paths.teacherMeeting(course) : null,
    packages: paths.addBuyCourse,
    support: paths.help,
  };
}
