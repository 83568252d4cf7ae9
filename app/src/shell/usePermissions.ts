import { shellQueries } from '@portal/data/shell';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';

/** What the roles of this student allow. Where access goes by no role, `held` is null: nothing is held back. */
export function usePermissions(studentId: number): { waiting: boolean; held: readonly string[] | null } {
  const { client, config } = useServices();
  const byRole = config.roleBasedAccess;
  const granted = useQuery({ ...shellQueries.permissions(client, studentId), enabled: byRole });
  return { waiting: byRole && granted.isPending, held: byRole ? (granted.data ?? []) : null };
}
