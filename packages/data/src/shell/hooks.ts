import type { MenuFlags } from '@portal/domain/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useClient, useLoadableQuery, useStudent, type LoadableQuery } from '../client/index.ts';
import { shellQueries } from './queries.ts';

/** The menu entries the server shows to this student. */
export function useMenuFlags(): LoadableQuery<MenuFlags> {
  return useLoadableQuery(shellQueries.menuFlags(useClient(), useStudent().userId));
}

/**
 * The permissions of this student's roles.
 *
 * @param enabled whether the deployment has role-based access; else nothing is fetched
 */
export function useGrantedPermissions(enabled: boolean): LoadableQuery<string[]> {
  return useLoadableQuery({ ...shellQueries.permissions(useClient(), useStudent().studentId), enabled });
}

/** Whether this student may use messages. */
export function useMessagesEnabled(): LoadableQuery<boolean> {
  return useLoadableQuery(shellQueries.messagesEnabled(useClient(), useStudent().userId));
}

interface UnreadMessage {
  /** There is an unread message; false while that is unknown. */
  unread: boolean;
  /** Refetches when the value is stale; for navigation to another page. */
  refetchStale: () => void;
}

/**
 * Whether there is an unread message. Also refetched when the tab is focused.
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
