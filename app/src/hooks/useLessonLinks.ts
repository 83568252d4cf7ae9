import { paths } from '@portal/domain/screens';
import { hasPermission } from '@portal/domain/shell';
import type { LessonLinks } from '@portal/ui/lessons';
import { useMeetingsShown } from './useMeetingsShown.ts';
import { usePermissions } from './usePermissions.ts';

/** The links on a course's pages for this student, without those that the menu hides. */
export function useLessonLinks(course: number): LessonLinks {
  const { held: permissions } = usePermissions();
  const meetings = useMeetingsShown();
  return {
    course: paths.course(course),
    courses: paths.courses,
    progress: paths.progress(course),
    schedule: hasPermission(permissions, 'edit:studyschedule') ? paths.schedule(course) : null,
    meeting: meetings ? paths.teacherMeeting(course) : null,
    // Without the course: its id among the packages is another one than its published id.
    packages: paths.addBuyCourse,
    support: paths.help,
  };
}
