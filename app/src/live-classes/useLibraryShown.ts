import { useLibraryFlag } from '@portal/data/live-classes';
import { useAppSetting } from '@portal/data/settings';
import { showsLibrary } from '@portal/domain/shell';
import { usePermissions } from '../hooks/usePermissions.ts';

/** Whether this student sees the library; null while that is not known. A silent call that fails hides it. */
export function useLibraryShown(): boolean | null {
  const flag = useLibraryFlag();
  const setting = useAppSetting();
  const permissions = usePermissions();
  if (flag.loadable.status === 'loading' || setting.loadable.status === 'loading' || permissions.waiting) return null;
  return showsLibrary({
    flag: flag.data ?? false,
    lock: setting.data?.locks.liveClassLibrary ?? false,
    permissions: permissions.held,
  });
}
