import type { SafeHref } from '@portal/domain/shared';

/** A tab for a page whose URL is not known yet. */
export interface ReservedTab {
  /** Opens the page in the tab. False when the tab was closed in the meantime. */
  open: (href: SafeHref) => boolean;
  close: () => void;
}

/**
 * Opens an empty tab with a line of text; null when the browser blocked it. Call it in the event handler of the click,
 * so that popup blockers allow it even if its URL comes from a slow call. The tab keeps its opener, through which pages
 * of the main app send messages to the portal (contract 4.4). Not in external-navigation.ts, because few pages need it.
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
