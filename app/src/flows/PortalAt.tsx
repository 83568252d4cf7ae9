import { readRuntimeConfig } from '@portal/domain/settings';
import { createI18n } from '@portal/ui/i18n';
import type { i18n } from 'i18next';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createPortal, Portal } from '../portal/Portal.tsx';
import { provideWords } from '../portal/words.ts';

/** The words of a flow's portal, in the language of the toolbar. */
export async function loadFlowTranslations({ globals }: { globals: Record<string, unknown> }) {
  const words = createI18n(globals['language'] === 'zh' ? 'zh' : 'en');
  provideWords(words);
  return { words: await words };
}

/**
 * Ways out that lead nowhere, and no other tabs: while one story makes room for the next, its portal finds the session
 * gone, and must neither take Storybook's page along nor sign the next story's student out.
 */
const ALONE = {
  out: {
    to: () => undefined,
    openTab: () => null,
    toSiblingProduct: () => undefined,
    toActivationError: () => undefined,
    toMobileLogout: () => undefined,
    toStart: () => undefined,
    reload: () => undefined,
    resume: () => undefined,
  },
  tabs: { tellSignedOut: () => undefined, onSignedOutElsewhere: () => undefined },
};

/** The whole portal on the school, from an address. */
export function PortalAt({ address, words }: { address: string; words: i18n; student?: string }) {
  const [parts] = useState(() => createPortal(readRuntimeConfig({}, location.origin), ALONE));
  return (
    <MemoryRouter initialEntries={[address]}>
      <Portal parts={parts} i18n={words} />
    </MemoryRouter>
  );
}
