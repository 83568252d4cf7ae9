import { useAppSetting } from '@portal/data/settings';
import { useMenuFlags } from '@portal/data/shell';
import { paths } from '@portal/domain/screens';
import { hasPermission, visibleEntries } from '@portal/domain/shell';
import type { LessonLinks } from '@portal/ui/lessons';
import { usePermissions } from './usePermissions.ts';

/** The links on a course's pages for this student, without those that the menu hides. */
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
    schedule: hasPermission(permissions, 'edit:studyschedule') ? paths.schedule(course) : null,
    meeting: meetings ? paths.teacherMeeting(course) : null,
    packages: paths.addBuyCourse,
    support: paths.help,
  };
}
