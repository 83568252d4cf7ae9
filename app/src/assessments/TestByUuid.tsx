import { useDiagnosticTestId } from '@portal/data/assessments';
import { paths } from '@portal/domain/screens';
import { DiagnosticTestScreen } from '@portal/ui/assessments';
import { Navigate } from 'react-router-dom';
import { testLinks } from './assessment-links.ts';

/** A link from outside names a diagnostic test by its uuid: resolved first, then the test's own address takes over. */
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
      {...testLinks}
    />
  );
}
