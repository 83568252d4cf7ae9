/** A session that another tab was granted. */
interface GrantedElsewhere {
  userId: number;
  /** The token that is in the cookie now. */
  token: string;
}

/**
 * A student's account was changed in another tab. The token is that of the tab's session: a tab with an earlier version
 * of the portal reads this as a granted session.
 */
interface AccountChangedElsewhere extends GrantedElsewhere {
  accountChanged: true;
}

/**
 * A message between tabs: a session was granted, or has ended in all of them, because the student signed out or it
 * expired; or the account of its student was changed.
 */
export type TabMessage = GrantedElsewhere | AccountChangedElsewhere | 'signedOut' | 'expired';

/** The other tabs of this browser that show the portal: they share the cookies, hence the session. */
export interface OtherTabs {
  broadcast: (message: TabMessage) => void;
  /**
   * Calls the listener for each message, and with null when the student comes back to this tab, since a message may
   * have been missed.
   */
  listen: (listener: (message: TabMessage | null) => void) => void;
}

/**
 * Opens the channel. Returns null in Firefox with blocked cookies, where the constructor throws: then there is no
 * session to report.
 */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('portal-session');
  } catch {
    return null;
  }
}

/** Uses BroadcastChannel, which every supported browser has. A tab does not receive its own messages. */
export function createOtherTabs(): OtherTabs {
  const channel = openChannel();
  return {
    broadcast: (message) => channel?.postMessage(message),
    listen: (listener) => {
      channel?.addEventListener('message', ({ data }) => listener(data as TabMessage));
      addEventListener('focus', () => listener(null));
      document.addEventListener('visibilitychange', () => listener(null));
    },
  };
}
