import { toLoadable } from '@portal/data/client';
import { assessmentQueries } from '@portal/data/assessments';
import { paths } from '@portal/domain/screens';
import { DiagnosticTestScreen } from '@portal/ui/assessments';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { useServices } from '../services.ts';
import { testLinks } from './assessment-links.ts';

/** A link from outside names a diagnostic test by its uuid: resolved first, then the test's own address takes over. */
export function TestByUuid({ uuid }: { uuid: string }) {
  const { client } = useServices();
  const resolved = useQuery(assessmentQueries.diagnosticTestId(client, uuid));
  const id = toLoadable(resolved);
  if (id.status === 'ready') return <Navigate to={paths.diagnosticTest(id.value)} replace />;
  return (
    <DiagnosticTestScreen
      test={id}
      reloadFailed={null}
      onRetry={() => void resolved.refetch()}
      onStart={() => undefined}
      blocked={null}
      {...testLinks}
    />
  );
}
