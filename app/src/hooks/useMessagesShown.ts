import { useMessagesEnabled } from '@portal/data/shell';
import { showsMessages } from '@portal/domain/shell';
import { usePermissions } from './usePermissions.ts';

/** Whether the portal links this student to messages; false while that is not known. */
export function useMessagesShown(): boolean {
  const { data: enabled = false } = useMessagesEnabled();
  return showsMessages(enabled, usePermissions().held);
}
