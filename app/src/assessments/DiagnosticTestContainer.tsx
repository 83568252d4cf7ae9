import { prefetchDiagnosticTest } from '@portal/data/assessments';
import { parseRouteId, paths } from '@portal/domain/screens';
import { Navigate, useParams } from 'react-router-dom';
import { prefetchById } from '../router/prefetch-by-id.ts';
import { TestById } from './TestById.tsx';
import { TestByUuid } from './TestByUuid.tsx';

export const prefetch = prefetchById(prefetchDiagnosticTest);

/** /diagnostictest/:id, where the id may be the uuid of an external link. */
export default function DiagnosticTestContainer() {
  // The ids of tests have the same format in URLs as those of courses.
  const test = parseRouteId(useParams()['id'] ?? '');
  if (!test) return <Navigate to={paths.assessments} replace />;
  return test.kind === 'uuid' ? <TestByUuid uuid={test.uuid} /> : <TestById key={test.id} id={test.id} />;
}
