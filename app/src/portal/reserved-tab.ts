import type { SafeHref } from '@portal/domain/shared';

/** A tab for a page whose address is not known yet. */
export interface ReservedTab {
  /** Opens the page in the tab. False when the tab was closed meanwhile. */
  open: (href: SafeHref) => boolean;
  close: () => void;
}

/**
 * Opens an empty tab with a line of text. Called in the turn of a press, it is not taken for an advertisement, even if
 * its address comes from a call that takes long; null when the browser blocked it all the same. The tab keeps its opener:
 * pages of the main app send the portal messages (contract 4.4). Beside external-navigation.ts, because few pages need it.
 */
export function reserveTab(text: string): ReservedTab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.document.title = text;
  tab.document.body.textContent = text;
  return {
    open: (href) => {
      if (tab.closed) return false;
      tab.location.replace(href);
      return true;
    },
    close: () => tab.close(),
  };
}
