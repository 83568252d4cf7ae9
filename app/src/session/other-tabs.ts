/** The other tabs of this browser that show the portal: who signs out in one is signed out in all. */
export interface OtherTabs {
  tellSignedOut: () => void;
  onSignedOutElsewhere: (listener: () => void) => void;
}

/** By BroadcastChannel, which every browser we support has; a tab does not hear itself. */
export function createOtherTabs(): OtherTabs {
  const channel = new BroadcastChannel('portal-session');
  return {
    tellSignedOut: () => channel.postMessage('signedOut'),
    onSignedOutElsewhere: (listener) => {
      channel.addEventListener('message', ({ data }) => {
        if (data === 'signedOut') listener();
      });
    },
  };
}
