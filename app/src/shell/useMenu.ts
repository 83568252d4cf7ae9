import { shellQueries } from '@portal/data/shell';
import { settingsQueries } from '@portal/data/settings';
import { isArchived, mayOpen, type Session } from '@portal/domain/session';
import { entryPath, paths } from '@portal/domain/screens';
import { showsBell, showsMessages, visibleEntries } from '@portal/domain/shell';
import { renamed, type MenuItem } from '@portal/ui/shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../services.ts';
import { usePermissions } from './usePermissions.ts';

const NO_FLAGS = { videos: false, liveClasses: false, teacherMeetings: false };
const NO_LOCKS = { notifications: false, liveClasses: false, teacherMeetings: false, events: false };

/** What this student's menu and header hold. A silent call that failed hides what it would have allowed. */
export function useMenu(session: Session): {
  items: MenuItem[] | null;
  notificationsHref: string | null;
  messages: { href: string; unread: boolean } | null;
} {
  const { client, config } = useServices();
  const { account } = session;
  const setting = useQuery(settingsQueries.appSetting(client));
  const flags = useQuery(shellQueries.menuFlags(client, account.userId));
  const permissions = usePermissions(account.studentId);
  const enabled = useQuery(shellQueries.messagesEnabled(client, account.userId));
  const unread = useUnread(enabled.data === true);

  const waiting = setting.isPending || flags.isPending || permissions.waiting;
  const locks = setting.data?.locks ?? NO_LOCKS;
  const entries = visibleEntries({ locks, flags: flags.data ?? NO_FLAGS, permissions: permissions.held });
  return {
    items: waiting
      ? null
      : entries.map((entry) => ({
          entry,
          href: entryPath[entry],
          word: renamed(`entry.${entry}`, config.videoLabelChange),
          blocked: !mayOpen(session, entryPath[entry]),
        })),
    notificationsHref: showsBell(locks, isArchived(account)) ? paths.notifications : null,
    messages: showsMessages(enabled.data ?? false, permissions.held) ? { href: paths.messages, unread } : null,
  };
}

/** Whether a message waits: asked again on the way to another page and back in the tab, once the answer is old. */
function useUnread(enabled: boolean): boolean {
  const { client } = useServices();
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const { data } = useQuery({ ...shellQueries.unreadMessage(client), enabled, refetchOnWindowFocus: true });
  useEffect(() => {
    const { queryKey } = shellQueries.unreadMessage(client);
    void queries.refetchQueries({ queryKey, stale: true }, { cancelRefetch: false });
  }, [queries, client, pathname]);
  return data ?? false;
}
