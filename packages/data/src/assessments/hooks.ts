import type { CourseAssessment, DiagnosticTest } from '@portal/domain/assessments';
import { failWhenRefused, useClient, useLoadableQuery, useStudent, type LoadableQuery } from '../client/index.ts';
import { assessmentQueries } from './queries.ts';

/** The assessment modules of a course. */
export function useAssessment(course: number): LoadableQuery<CourseAssessment> {
  return failWhenRefused(useLoadableQuery(assessmentQueries.course(useClient(), useStudent().userId, course)));
}

/** A diagnostic test of the student. */
export function useDiagnosticTest(id: number): LoadableQuery<DiagnosticTest> {
  return useLoadableQuery(assessmentQueries.diagnosticTest(useClient(), useStudent().userId, id));
}

/** The id of a diagnostic test by the uuid of a deep link. */
export function useDiagnosticTestId(uuid: string): LoadableQuery<number> {
  return useLoadableQuery(assessmentQueries.diagnosticTestId(useClient(), uuid));
}
