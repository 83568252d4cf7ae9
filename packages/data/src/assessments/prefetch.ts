import { prefetchQuery, type PrefetchContext } from '../client/index.ts';
import { assessmentQueries } from './queries.ts';

/** Prefetches the assessment modules of a course. */
export function prefetchAssessment(context: PrefetchContext, course: number): Promise<void> {
  return prefetchQuery(context, assessmentQueries.course(context.client, context.student.userId, course));
}

/** Prefetches a diagnostic test. */
export function prefetchDiagnosticTest(context: PrefetchContext, id: number): Promise<void> {
  return prefetchQuery(context, assessmentQueries.diagnosticTest(context.client, context.student.userId, id));
}
