import { useAppSetting } from '@portal/data/settings';
import { useMenuFlags } from '@portal/data/shell';
import { visibleEntries } from '@portal/domain/shell';
import { usePermissions } from './usePermissions.ts';

/** Whether this student's menu has meetings with teachers; false while that is not known. */
export function useMeetingsShown(): boolean {
  const setting = useAppSetting().data;
  const flags = useMenuFlags().data;
  const { held: permissions } = usePermissions();
  return (
    setting !== undefined &&
    flags !== undefined &&
    visibleEntries({ locks: setting.locks, flags, permissions }).includes('meetings')
  );
}
