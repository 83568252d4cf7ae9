import type { Banner, DismissibleBanner } from '@portal/domain/shell';
import { useState } from 'react';
import { storage } from '../portal/storage.ts';

const KEYS = {
  maintenance: 'dismissedMaintenanceBanner',
  migration: 'dismissedMigrationBanner',
  common: 'dismissedCommonBanner',
} as const;

type Dismissed = Record<DismissibleBanner, string | null>;

/** Which banners were dismissed on this device, and with what content (contract 4.6); and a way to dismiss another. */
export function useDismissed(): [Dismissed, (banner: Banner) => void] {
  const [dismissed, setDismissed] = useState<Dismissed>(() => ({
    maintenance: storage.get(KEYS.maintenance),
    migration: storage.get(KEYS.migration),
    common: storage.get(KEYS.common),
  }));

  function dismiss(banner: Banner) {
    if (banner.kind === 'inactive') return;
    storage.set(KEYS[banner.kind], banner.content);
    setDismissed({ ...dismissed, [banner.kind]: banner.content });
    // The button that had the focus goes with its banner.
    document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
  }
  return [dismissed, dismiss];
}
