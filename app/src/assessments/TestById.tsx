import { toLoadable } from '@portal/data/client';
import { assessmentQueries } from '@portal/data/assessments';
import { courseQueries } from '@portal/data/courses';
import { testStartAddress } from '@portal/domain/assessments';
import { isMobilePreview } from '@portal/domain/lessons';
import { asFailure } from '@portal/domain/shared';
import { DiagnosticTestScreen } from '@portal/ui/assessments';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { credentialsFromCookies } from '../session/credentials.ts';
import { useSession } from '../session/SignedIn.tsx';
import { usePageTitle } from '../shell/page-title.ts';
import { testLinks } from './assessment-links.ts';
import { useTestTab } from './useTestTab.ts';

/** A diagnostic test; what it is called is the page's title. */
export function TestById({ id }: { id: number }) {
  const { client, config } = useServices();
  const queries = useQueryClient();
  const test = useQuery(assessmentQueries.diagnosticTest(client, useSession().account.userId, id));
  const tab = useTestTab(() => {
    void test.refetch();
    // The lists tell how far it is, too.
    void queries.invalidateQueries({ queryKey: courseQueries.key });
  });
  usePageTitle(test.data?.name ?? null);

  function start() {
    if (!test.data || !('wizardId' in test.data)) return;
    const { token } = credentialsFromCookies();
    const { wizardId } = test.data;
    const preview = isMobilePreview(window.innerWidth);
    tab.open(testStartAddress(config.mainAppUrl, { token, isMobilePreview: preview, wizardId, testId: id }));
  }
  return (
    <DiagnosticTestScreen
      test={toLoadable(test)}
      reloadFailed={test.isRefetchError ? asFailure(test.error) : null}
      onRetry={() => void test.refetch()}
      onStart={start}
      blocked={tab.blocked}
      {...testLinks}
    />
  );
}
