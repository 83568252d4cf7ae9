import { createDataWrapper, withWaitForTrigger, type DataOptions, type TestData } from '@portal/data/testing';
import type { Session } from '@portal/domain/session';
import { readRuntimeConfig } from '@portal/domain/settings';
import { createI18n, loadTranslations } from '@portal/ui/i18n';
import { render, renderHook, type RenderHookResult } from '@testing-library/react';
import type { i18n } from 'i18next';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { ServicesContext, type Services } from '../portal/services.ts';
import { SignedIn } from '../session/SignedIn.tsx';
import { createTestServices } from './create-test-services.ts';
import { createTestSession } from './create-test-session.ts';

/** The options of the portal in a test. */
interface PortalOptions extends DataOptions {
  /** `/config.json`, as sent. */
  config?: object;
  /** The services that the code under test uses, beyond configuration and translations. */
  services?: Partial<Services>;
  /** The URL at which the portal is opened; default: the dashboard. */
  address?: string;
}

/** The values that a test may inspect and change. */
interface TestPortal extends TestData {
  i18n: i18n;
  session: Session;
}

const english = await createI18n('en');

/** Creates the portal around the code under test, with a student who is signed in at the mock backend. */
function createPortalWrapper({
  config = {},
  services: given,
  address = '/',
  ...dataOptions
}: PortalOptions): TestPortal & {
  PortalWrapper: ComponentType<{ children: ReactNode }>;
} {
  const { DataWrapper, ...data } = createDataWrapper(dataOptions);
  // Each test has its own language; the translations themselves are read once.
  const ownI18n = english.cloneInstance({ initAsync: false });
  const services = createTestServices({
    config: readRuntimeConfig(config, location.origin),
    loadTranslations: (namespaces) => loadTranslations(ownI18n, namespaces),
    ...given,
  });
  const session = createTestSession(data.student.account);
  function PortalWrapper({ children }: { children: ReactNode }) {
    return (
      <DataWrapper>
        <MemoryRouter initialEntries={[address]}>
          <I18nextProvider i18n={ownI18n}>
            <ServicesContext value={services}>
              <SignedIn session={session}>{children}</SignedIn>
            </ServicesContext>
          </I18nextProvider>
        </MemoryRouter>
      </DataWrapper>
    );
  }
  return { PortalWrapper, i18n: ownI18n, session, ...data };
}

/** Renders components of app within the portal. */
export function renderInPortal(ui: ReactElement, options: PortalOptions = {}): { container: HTMLElement } & TestPortal {
  const { PortalWrapper, ...portal } = createPortalWrapper(options);
  return { container: render(ui, { wrapper: PortalWrapper }).container, ...portal };
}

/** Renders a hook of app within the portal. */
export function renderHookInPortal<Result>(
  hook: () => Result,
  options: PortalOptions = {},
): RenderHookResult<Result, unknown> & TestPortal {
  const { PortalWrapper, ...portal } = createPortalWrapper(options);
  return { ...renderHook(withWaitForTrigger(hook), { wrapper: PortalWrapper }), ...portal };
}
