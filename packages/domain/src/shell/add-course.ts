import { hasPermission } from './rules.ts';

/**
 * Whether the entry to the add/buy page is shown: it needs the school's settings and, with role-based access, the
 * permission (002 §6).
 */
export function showsAddCourse({
  addsCourses,
  permissions,
}: {
  /** The school lets students add courses. */
  addsCourses: boolean;
  /** null = role-based access is off. */
  permissions: readonly string[] | null;
}): boolean {
  return addsCourses && hasPermission(permissions, 'edit:course');
}
