import { useGrantedPermissions } from '@portal/data/shell';
import { useServices } from '../portal/services.ts';

/** The permissions of this student's roles. Without role-based access `held` is null: everything is allowed. */
export function usePermissions(): { waiting: boolean; held: readonly string[] | null } {
  const byRole = useServices().config.roleBasedAccess;
  const { loadable, data = [] } = useGrantedPermissions(byRole);
  return { waiting: byRole && loadable.status === 'loading', held: byRole ? data : null };
}
