import type { SafeHref } from '@portal/domain/shared';
import { useState } from 'react';
import { useTrustedMessages } from '../window-messages/useTrustedMessages.ts';
import { useServices } from '../portal/services.ts';
import type { Sender } from '../window-messages/useWindowMessages.ts';

export interface TestTab {
  /** Opens a page in a new tab. Call it in the event handler of the click. */
  open: (href: SafeHref) => void;
  /** The URL of the last tab that the browser blocked; null = none, or the test has been opened since. */
  blocked: SafeHref | null;
}

/**
 * The tab of a diagnostic test. It reports changes with a message to reload every page, which is accepted from a
 * trusted origin (contract 4.4) or from a tab that the portal opened, whatever its origin (docs/adr/0010). Others are
 * ignored.
 */
export function useTestTab(onReload: () => void): TestTab {
  const { openTab } = useServices();
  const [blocked, setBlocked] = useState<SafeHref | null>(null);
  useTrustedMessages((message) => {
    if (message.kind !== 'reloadPage' || message.key !== null) return;
    // The test is open in a tab, so the link for the blocked one is not needed.
    setBlocked(null);
    onReload();
  }, isOpenedHere);
  function open(href: SafeHref) {
    const tab = openTab(href);
    setBlocked(tab ? null : href);
  }
  return { open, blocked };
}

/** Whether this window opened the sender's, also by the link for a blocked tab. Other origins may read `opener`. */
const isOpenedHere = ({ source }: Sender): boolean => (source as Partial<Window> | null)?.opener === window;
