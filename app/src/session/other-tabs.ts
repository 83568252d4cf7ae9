/** A session that another tab was granted. */
interface GrantedElsewhere {
  userId: number;
  /** The token that is in the cookie now. */
  token: string;
}

/** What tabs tell each other: a session was granted, or ended in all of them, by the student or because it expired. */
export type TabMessage = GrantedElsewhere | 'signedOut' | 'expired';

/** The other tabs of this browser that show the portal: they share the cookies, hence the session. */
export interface OtherTabs {
  broadcast: (message: TabMessage) => void;
  /** At once, and again when the student comes back to this tab, with null: a message may have been missed. */
  listen: (listener: (message: TabMessage | null) => void) => void;
}

/** Null in Firefox with blocked cookies, where it throws: then there is no session to tell of. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('portal-session');
  } catch {
    return null;
  }
}

/** By BroadcastChannel, which every browser we support has; a tab does not receive its own messages. */
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
