import { prefetchActivePackages, useActivePackages, useExpiredPackages } from '@portal/data/packages';
import { certificateHref } from '@portal/domain/packages';
import { paths } from '@portal/domain/screens';
import { ToastProvider, useToast, SilentBoundary } from '@portal/ui/kit';
import { MyPackagesScreen, type PackagesTab } from '@portal/ui/packages';
import { useTranslation } from 'react-i18next';
import { useServices, type ScreenPrefetchContext } from '../portal/services.ts';
import type { RouteAddress } from '../router/lazy-route.tsx';
import { useQueryParams } from '../router/useQueryParams.ts';
import { lazyRoute } from '../router/lazy-route.tsx';
import { useExistingPage, usePageSearchParams } from '../router/usePageSearchParams.ts';
import { credentialsFromCookies } from '../session/credentials.ts';
import { useAddCourseShown } from './useAddCourseShown.ts';
import { useUnsubscribeFlow } from './useUnsubscribeFlow.ts';
import { useRenewal } from './useRenewal.tsx';

/** Prefetches the first page of the tab that opens without search params. */
export async function prefetch(context: ScreenPrefetchContext, { search }: RouteAddress): Promise<void> {
  if (search.toString() === '') await prefetchActivePackages(context);
}

/** Lazy, since it renders nothing. */
const { Component: StoredEndings } = lazyRoute(() => import('./StoredEndings.tsx'));

/**
 * /MyPackages: the student's packages. Tab, page and page size are in the search params
 * (`?tab=completed&page=2&size=25`).
 */
export default function MyPackagesContainer() {
  return (
    <ToastProvider>
      <MyPackages />
    </ToastProvider>
  );
}

function MyPackages() {
  const { t } = useTranslation('packages-mine');
  const { config } = useServices();
  const [params, setParams] = useQueryParams();
  const tab: PackagesTab = params.get('tab') === 'completed' ? 'completed' : 'active';
  const pageParams = usePageSearchParams();
  const request = { page: pageParams.page, size: pageParams.size };
  const active = useActivePackages(request, tab === 'active');
  const expired = useExpiredPackages(request, tab === 'completed');
  const shown = tab === 'active' ? active : expired;
  useExistingPage(request, shown.data?.total);
  const addShown = useAddCourseShown(active.data?.total === 0);
  const showToast = useToast();
  const unsubscribeFlow = useUnsubscribeFlow(() => showToast(t('unsubscribed')));
  const renewal = useRenewal(active.data?.rows ?? [], () => showToast(t('renewed')));
  return (
    <>
      <MyPackagesScreen
        {...pageParams}
        {...unsubscribeFlow}
        {...renewal}
        tab={tab}
        onTabChange={(next) => setParams({ tab: next === 'completed' ? next : null, page: null })}
        active={active.loadable}
        expired={expired.loadable}
        fetching={shown.isFetching}
        refetchFailure={shown.refetchFailure}
        onRetry={shown.retry}
        certificateHref={(id) =>
          certificateHref(id, {
            mainAppUrl: config.mainAppUrl,
            own: location.href,
            token: credentialsFromCookies().token,
          })
        }
        addHref={addShown ? paths.addBuyCourse : null}
      />
      {active.data && (
        <SilentBoundary>
          <StoredEndings page={active.data} />
        </SilentBoundary>
      )}
    </>
  );
}
