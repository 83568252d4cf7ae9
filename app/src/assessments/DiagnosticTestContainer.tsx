import { parseRouteId, paths } from '@portal/domain/screens';
import { Navigate, useParams } from 'react-router-dom';
import { TestById } from './TestById.tsx';
import { TestByUuid } from './TestByUuid.tsx';

/** /diagnostictest/:id, where the id may be the one of a link from outside. */
export default function DiagnosticTestContainer() {
  // Addresses name tests as they name courses.
  const test = parseRouteId(useParams()['id'] ?? '');
  if (!test) return <Navigate to={paths.assessments} replace />;
  return test.by === 'uuid' ? <TestByUuid uuid={test.uuid} /> : <TestById key={test.id} id={test.id} />;
}
