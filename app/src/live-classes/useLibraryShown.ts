import { liveClassQueries } from '@portal/data/live-classes';
import { settingsQueries } from '@portal/data/settings';
import { showsLibrary } from '@portal/domain/shell';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { usePermissions } from '../shell/usePermissions.ts';

/** Whether this student sees the library; null while that is not known. A silent call that failed hides it. */
export function useLibraryShown(): boolean | null {
  const { client } = useServices();
  const { userId } = useSession().account;
  const flag = useQuery(liveClassQueries.showsLibrary(client, userId));
  const setting = useQuery(settingsQueries.appSetting(client));
  const permissions = usePermissions();
  if (flag.isPending || setting.isPending || permissions.waiting) return null;
  return showsLibrary({
    flag: flag.data ?? false,
    lock: setting.data?.locks.liveClassLibrary ?? false,
    permissions: permissions.held,
  });
}
