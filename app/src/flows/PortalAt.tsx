import { readRuntimeConfig } from '@portal/domain/settings';
import { createI18n } from '@portal/ui/i18n';
import type { i18n } from 'i18next';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createPortal, Portal } from '../portal/Portal.tsx';

/** The words of a flow's portal, in the language of the toolbar. */
export async function loadFlowTranslations({ globals }: { globals: Record<string, unknown> }) {
  return { words: await createI18n(globals['language'] === 'zh' ? 'zh' : 'en') };
}

/**
 * External navigation that does nothing, and no other tabs: when the next story starts, the portal of the last one loses
 * its session, and must neither leave Storybook's page nor sign the next story's student out.
 */
const ISOLATED = {
  out: {
    to: () => undefined,
    openTab: () => null,
    toSiblingProduct: () => undefined,
    toActivationError: () => undefined,
    toMobileLogout: () => undefined,
    toHome: () => undefined,
    reload: () => undefined,
    resume: () => undefined,
  },
  tabs: { broadcast: () => undefined, listen: () => undefined },
};

/** The whole portal with the mock backend, opened at a URL. */
export function PortalAt({ address, words }: { address: string; words: i18n; student?: string }) {
  const [parts] = useState(() =>
    createPortal(readRuntimeConfig({}, location.origin), Promise.resolve(words), ISOLATED),
  );
  return (
    <MemoryRouter initialEntries={[address]}>
      <Portal parts={parts} i18n={words} />
    </MemoryRouter>
  );
}
