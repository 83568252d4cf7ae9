import { useGrantedPermissions } from '@portal/data/shell';
import { useServices } from '../portal/services.ts';

/** What the roles of this student allow. Where access goes by no role, `held` is null: nothing is held back. */
export function usePermissions(): { waiting: boolean; held: readonly string[] | null } {
  const byRole = useServices().config.roleBasedAccess;
  const { loadable, data = [] } = useGrantedPermissions(byRole);
  return { waiting: byRole && loadable.status === 'loading', held: byRole ? data : null };
}
