import { settingsQueries } from '@portal/data/settings';
import { shellQueries } from '@portal/data/shell';
import { paths } from '@portal/domain/screens';
import { may, visibleEntries } from '@portal/domain/shell';
import type { LessonWays } from '@portal/ui/lessons';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { usePermissions } from '../shell/usePermissions.ts';

/** Where a course's pages lead this student: what the menu hides, they do not offer either. */
export function useLessonWays(course: number): LessonWays {
  const { client } = useServices();
  const { account } = useSession();
  const setting = useQuery(settingsQueries.appSetting(client));
  const flags = useQuery(shellQueries.menuFlags(client, account.userId));
  const { held: permissions } = usePermissions();
  const meetings =
    setting.data !== undefined &&
    flags.data !== undefined &&
    visibleEntries({ locks: setting.data.locks, flags: flags.data, permissions }).includes('meetings');
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
