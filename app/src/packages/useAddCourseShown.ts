import { useSidebarSettings } from '@portal/data/settings';
import { showsAddCourse } from '@portal/domain/shell';
import { usePermissions } from '../hooks/usePermissions.ts';

/**
 * Whether this student may add courses; null while that is not known. True where the school's settings cannot be
 * fetched.
 *
 * @param needed false = the settings are not fetched
 */
export function useAddCourseShown(needed: boolean): boolean | null {
  const settings = useSidebarSettings(needed);
  const permissions = usePermissions();
  if (settings.loadable.status === 'loading' || permissions.waiting) return null;
  return showsAddCourse({ addsCourses: settings.data?.addsCourses ?? true, permissions: permissions.held });
}
