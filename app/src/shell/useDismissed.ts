import type { Banner, DismissibleBanner } from '@portal/domain/shell';
import { useState } from 'react';
import { storage } from '../portal/storage.ts';

const KEYS = {
  maintenance: 'dismissedMaintenanceBanner',
  migration: 'dismissedMigrationBanner',
  common: 'dismissedCommonBanner',
} as const;

export type Dismissed = Record<DismissibleBanner, string | null>;

/** Returns the banners that were dismissed on this device, by their content (contract 4.6). */
export function readDismissed(): Dismissed {
  return {
    maintenance: storage.get(KEYS.maintenance),
    migration: storage.get(KEYS.migration),
    common: storage.get(KEYS.common),
  };
}

/** The same as state, and a function to dismiss another. */
export function useDismissed(): [Dismissed, (banner: Banner) => void] {
  const [dismissed, setDismissed] = useState(readDismissed);

  function dismiss(banner: Banner) {
    if (banner.kind === 'inactive') return;
    storage.set(KEYS[banner.kind], banner.content);
    setDismissed({ ...dismissed, [banner.kind]: banner.content });
  }
  return [dismissed, dismiss];
}
