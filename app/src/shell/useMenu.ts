import { useRefetchFailed } from '@portal/data/client';
import { useAppSetting } from '@portal/data/settings';
import { useMenuFlags, useMessagesEnabled, useUnreadMessage } from '@portal/data/shell';
import { isArchived, mayOpen, type Session } from '@portal/domain/session';
import { entryPath, paths } from '@portal/domain/screens';
import type { Href } from '@portal/domain/shared';
import { showsBell, visibleEntries } from '@portal/domain/shell';
import { labelKeyOf, type HeaderMessages, type MenuItem } from '@portal/ui/shell';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../portal/services.ts';
import { useMessagesShown } from '../hooks/useMessagesShown.ts';
import { usePermissions } from '../hooks/usePermissions.ts';

const NO_FLAGS = { videos: false, liveClasses: false, teacherMeetings: false };
const NO_LOCKS = { notifications: false, liveClasses: false, teacherMeetings: false, events: false };

/**
 * Returns the contents of this student's menu and header. A silent call that fails hides the entries that depend on it,
 * until it is repeated on another page or back in the tab.
 */
export function useMenu(session: Session): {
  items: MenuItem[] | null;
  notificationsHref: Href | null;
  messages: HeaderMessages | null;
} {
  const { config } = useServices();
  const { account } = session;
  const setting = useAppSetting();
  const flags = useMenuFlags();
  const permissions = usePermissions();
  const { data: messagesEnabled = false } = useMessagesEnabled();
  const messagesShown = useMessagesShown();
  const unread = useUnread(messagesEnabled);
  const refetchFailed = useRefetchFailed();
  useOnNavigation(refetchFailed);

  const waiting = [setting, flags].some(({ loadable }) => loadable.status === 'loading') || permissions.waiting;
  const locks = setting.data?.locks ?? NO_LOCKS;
  const entries = visibleEntries({ locks, flags: flags.data ?? NO_FLAGS, permissions: permissions.held });
  return {
    items: waiting
      ? null
      : entries.map((entry) => ({
          entry,
          href: entryPath[entry],
          labelKey: labelKeyOf(`entry.${entry}`, config.videoLabelChange),
          blocked: !mayOpen(session, entryPath[entry]),
        })),
    notificationsHref: showsBell(locks, isArchived(account)) ? paths.notifications : null,
    messages: messagesShown ? { href: paths.messages(), unread, blocked: !mayOpen(session, paths.messages()) } : null,
  };
}

/** Calls the function on each navigation to another page, but not on the first page. */
function useOnNavigation(call: () => void): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const onNavigation = useEffectEvent(call);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    onNavigation();
  }, [pathname]);
}

/** Whether there is an unread message: refetched on navigation and when the tab becomes visible, once it is stale. */
function useUnread(enabled: boolean): boolean {
  const { pathname } = useLocation();
  const { unread, refetchStale } = useUnreadMessage(enabled);
  const onNavigation = useEffectEvent(refetchStale);
  useEffect(() => onNavigation(), [pathname]);
  return unread;
}
