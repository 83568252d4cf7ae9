import { useDiagnosticTest } from '@portal/data/assessments';
import { useRefreshCourses } from '@portal/data/courses';
import { testStartHref } from '@portal/domain/assessments';
import { isMobilePreview } from '@portal/domain/lessons';
import { DiagnosticTestScreen } from '@portal/ui/assessments';
import { useMayRenew } from '../hooks/useMayRenew.ts';
import { useServices } from '../portal/services.ts';
import { credentialsFromCookies } from '../session/credentials.ts';
import { usePageTitle } from '../router/usePageTitle.ts';
import { testLinks } from './assessment-links.ts';
import { useTestTab } from './useTestTab.ts';

/** A diagnostic test, with its name as the page's title. */
export function TestById({ id }: { id: number }) {
  const { config } = useServices();
  const { loadable, data: test, refetchFailure, retry, refetch } = useDiagnosticTest(id);
  const refreshCourses = useRefreshCourses();
  const tab = useTestTab(() => {
    void refetch();
    // The course lists show its progress, too.
    refreshCourses();
  });
  usePageTitle(test?.name ?? null);

  function start() {
    if (!test || !('wizardId' in test)) return;
    const href = testStartHref({
      mainAppUrl: config.mainAppUrl,
      own: location.href,
      token: credentialsFromCookies().token,
      isMobilePreview: isMobilePreview(window.innerWidth),
      wizardId: test.wizardId,
      testId: id,
    });
    if (href !== null) tab.open(href);
  }
  return (
    <DiagnosticTestScreen
      test={loadable}
      refetchFailure={refetchFailure}
      onRetry={retry}
      onStart={start}
      blocked={tab.blocked}
      mayRenew={useMayRenew()}
      {...testLinks}
    />
  );
}
