import type { MenuFlags } from '@portal/domain/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useClient, useLoadableQuery, useStudent, type LoadableQuery } from '../client/index.ts';
import { shellQueries } from './queries.ts';

/** What the server shows this student in the menu. */
export function useMenuFlags(): LoadableQuery<MenuFlags> {
  return useLoadableQuery(shellQueries.menuFlags(useClient(), useStudent().userId));
}

/**
 * The permissions of this student's roles.
 *
 * @param enabled whether access goes by roles in this deployment; else nothing is asked
 */
export function useGrantedPermissions(enabled: boolean): LoadableQuery<string[]> {
  return useLoadableQuery({ ...shellQueries.permissions(useClient(), useStudent().studentId), enabled });
}

/** Whether this student may use messages. */
export function useMessagesEnabled(): LoadableQuery<boolean> {
  return useLoadableQuery(shellQueries.messagesEnabled(useClient(), useStudent().userId));
}

interface UnreadMessage {
  /** A message waits; false also while that is not known. */
  unread: boolean;
  /** Asks again once the answer is old: for the way to another page. */
  refetchStale: () => void;
}

/**
 * Whether a message waits. Asked again back in the tab, too.
 *
 * @param enabled whether this student may use messages
 */
export function useUnreadMessage(enabled: boolean): UnreadMessage {
  const queries = useQueryClient();
  const query = shellQueries.unreadMessage(useClient());
  const { data = false } = useLoadableQuery({ ...query, enabled, refetchOnWindowFocus: true });
  return {
    unread: data,
    refetchStale: () =>
      void queries.refetchQueries({ queryKey: query.queryKey, stale: true }, { cancelRefetch: false }),
  };
}
