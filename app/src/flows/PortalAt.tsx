import { readRuntimeConfig } from '@portal/domain/settings';
import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createPortalServices, Portal } from '../portal/Portal.tsx';

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
    reloadAt: () => undefined,
    resume: () => undefined,
  },
  tabs: { broadcast: () => undefined, listen: () => undefined },
};

interface PortalAtProps {
  address: string;
  words: i18n;
  /** Called with the URL of each page that the portal shows. */
  onPage: (address: string) => void;
}

/** The whole portal with the mock backend, opened at a URL. */
export function PortalAt({ address, words, onPage }: PortalAtProps) {
  const [services] = useState(() =>
    createPortalServices(readRuntimeConfig({}, location.origin), Promise.resolve(words), ISOLATED),
  );
  return (
    <MemoryRouter initialEntries={[address]}>
      <Portal services={services} i18n={words} />
      <PageReporter onPage={onPage} />
    </MemoryRouter>
  );
}

function PageReporter({ onPage }: Pick<PortalAtProps, 'onPage'>) {
  const { pathname, search } = useLocation();
  useEffect(() => onPage(pathname + search), [onPage, pathname, search]);
  return null;
}
