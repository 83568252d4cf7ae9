import type { SafeHref } from '@portal/domain/shared';
import { useRef, useState } from 'react';
import { useTrustedMessages } from '../window-messages/useTrustedMessages.ts';
import { useServices } from '../portal/services.ts';

export interface TestTab {
  /** Opens a page in a new tab; only in the turn of a press. */
  open: (href: SafeHref) => void;
  /** The address for which the browser let no tab open, last time; null = it did, or the test goes on all the same. */
  blocked: SafeHref | null;
}

/**
 * The tab a diagnostic test goes on in. It tells when something has changed: a message to reload every page, from an
 * origin that is trusted for it (contract 4.4) or from a tab that was opened here, whatever its origin (docs/adr/0010).
 * All others are dropped.
 */
export function useTestTab(onReload: () => void): TestTab {
  const { openTab } = useServices();
  const opened = useRef(new Set<unknown>());
  const [blocked, setBlocked] = useState<SafeHref | null>(null);
  useTrustedMessages(
    (message) => {
      if (message.kind !== 'reloadPage' || message.key !== null) return;
      // The test goes on somewhere: the link has done its work.
      setBlocked(null);
      onReload();
    },
    ({ source }) => source !== null && opened.current.has(source),
  );
  function open(href: SafeHref) {
    const tab = openTab(href);
    if (tab) opened.current.add(tab);
    setBlocked(tab ? null : href);
  }
  return { open, blocked };
}
