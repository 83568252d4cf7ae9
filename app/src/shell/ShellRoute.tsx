import { useHasRestored } from '@portal/data/client';
import { homePath, type Session } from '@portal/domain/session';
import { paths } from '@portal/domain/screens';
import { DialogBoundary, retryFailedParts, SilentBoundary, useOnline } from '@portal/ui/kit';
import { AppShell, labelKeyOf } from '@portal/ui/shell';
import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useDisplay } from '../appearance/useDisplay.ts';
import { useLanguage } from '../appearance/useLanguage.ts';
import { lazyRoute } from '../router/lazy-route.tsx';
import type { PageRoute } from '../router/routes.ts';
import { useServices } from '../portal/services.ts';
import { storage } from '../portal/storage.ts';
import { RouteErrorFallback } from '../portal/RouteErrorFallback.tsx';
import { askBeforeLeaving } from '../router/leave-guard.ts';
import { RouteAnnouncer } from '../router/RouteAnnouncer.tsx';
import { PageTitleContext, type PageTitle } from '../router/usePageTitle.ts';
import { SchoolBanners } from './SchoolBanners.tsx';
import { useArchivedNotice } from './useArchivedNotice.ts';
import { useBack } from '../router/useBack.ts';
import { useBrand } from '../hooks/useBrand.ts';
import { useDocumentTitle } from '../router/useDocumentTitle.ts';
import { useMenu } from './useMenu.ts';
import { usePaymentMessages } from './usePaymentMessages.ts';

// Lazy, since only archived students see it.
const { Component: ArchivedNotice } = lazyRoute(() => import('./ArchivedNotice.tsx'));

// Lazy, since it is shown only after an earlier visit.
const { Component: LastVisit } = lazyRoute(() => import('./LastVisitContainer.tsx'));

const { Component: DeviceData } = lazyRoute(() => import('./DeviceDataContainer.tsx'), ['shell-device']);

/** A page behind sign-in: the app shell around the route's screen. */
export function ShellRoute({ route, session }: { route: PageRoute; session: Session }) {
  const { t } = useTranslation('shell');
  const { config, session: store } = useServices();
  const location = useLocation();
  const [language, onLanguageChange] = useLanguage();
  const [display, onDisplayChange] = useDisplay();
  const menu = useMenu(session);
  const [pageTitle, setPageTitle] = useState<PageTitle | null>(null);
  const title = pageTitle?.title ?? t(labelKeyOf(route.title, config.videoLabelChange));
  const home = homePath(session.account);
  const onBack = useBack(home);
  const archived = useArchivedNotice(session.account);
  const online = useOnline();
  const hasRestored = useHasRestored();
  useDocumentTitle(title);
  usePaymentMessages();

  useEffect(() => storage.set('lastPath', location.pathname + location.search), [location]);

  return (
    <AppShell
      {...menu}
      brand={useBrand(session.account.mainLogoUrl)}
      homeHref={home}
      current={route.entry}
      page={
        route.path === paths.dashboard
          ? { kind: 'dashboard' }
          : {
              kind: 'page',
              title,
              about: pageTitle?.about ?? null,
              onBack,
              google: route.path === paths.profile && session.account.syncedToGoogle,
            }
      }
      language={language}
      onLanguageChange={onLanguageChange}
      display={display}
      onDisplayChange={onDisplayChange}
      device={
        <SilentBoundary>
          <DeviceData />
        </SilentBoundary>
      }
      onLogOut={() => askBeforeLeaving(() => void store.signOut())}
      onBlocked={archived.show}
      offline={!online}
      lastVisit={
        hasRestored && (
          <SilentBoundary>
            <LastVisit />
          </SilentBoundary>
        )
      }
      banners={
        <SilentBoundary>
          <SchoolBanners />
        </SilentBoundary>
      }
    >
      <ErrorBoundary
        resetKeys={[location.pathname, online]}
        onReset={retryFailedParts}
        FallbackComponent={RouteErrorFallback}
      >
        <PageTitleContext value={setPageTitle}>
          <Suspense>
            <route.Component />
            <RouteAnnouncer />
          </Suspense>
        </PageTitleContext>
      </ErrorBoundary>
      {archived.shown && (
        <DialogBoundary onClose={archived.close}>
          <ArchivedNotice
            packagesHref={route.path === paths.addBuyCourse ? null : paths.addBuyCourse}
            onClose={archived.close}
          />
        </DialogBoundary>
      )}
    </AppShell>
  );
}
