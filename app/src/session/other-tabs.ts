/** The other tabs of this browser that show the portal: signing out in one signs out in all. */
export interface OtherTabs {
  broadcastSignedOut: () => void;
  onSignedOutElsewhere: (listener: () => void) => void;
}

/** By BroadcastChannel, which every browser we support has; a tab does not receive its own messages. */
export function createOtherTabs(): OtherTabs {
  const channel = new BroadcastChannel('portal-session');
  return {
    broadcastSignedOut: () => channel.postMessage('signedOut'),
    onSignedOutElsewhere: (listener) => {
      channel.addEventListener('message', ({ data }) => {
        if (data === 'signedOut') listener();
      });
    },
  };
}
