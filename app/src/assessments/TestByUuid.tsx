import { useDiagnosticTestId } from '@portal/data/assessments';
import { paths } from '@portal/domain/screens';
import { DiagnosticTestScreen } from '@portal/ui/assessments';
import { Navigate } from 'react-router-dom';
import { testLinks } from './assessment-links.ts';

/** Resolves the uuid of an external link, then redirects to the test's own page. */
export function TestByUuid({ uuid }: { uuid: string }) {
  const { loadable: id, retry } = useDiagnosticTestId(uuid);
  if (id.status === 'ready') return <Navigate to={paths.diagnosticTest(id.value)} replace />;
  return (
    <DiagnosticTestScreen
      test={id}
      refetchFailure={null}
      onRetry={retry}
      onStart={() => undefined}
      blocked={null}
      mayRenew={false}
      {...testLinks}
    />
  );
}
