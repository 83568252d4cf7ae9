import type { CourseAssessment, DiagnosticTest } from '@portal/domain/assessments';
import { useClient, useLoadableQuery, useStudent, type LoadableQuery } from '../client/index.ts';
import { assessmentQueries } from './queries.ts';

/** What a course has to assess: its modules. */
export function useAssessment(course: number): LoadableQuery<CourseAssessment> {
  return useLoadableQuery(assessmentQueries.course(useClient(), useStudent().userId, course));
}

/** A diagnostic test as it stands for the student. */
export function useDiagnosticTest(id: number): LoadableQuery<DiagnosticTest> {
  return useLoadableQuery(assessmentQueries.diagnosticTest(useClient(), useStudent().userId, id));
}

/** The id of a diagnostic test that an address names by its uuid. */
export function useDiagnosticTestId(uuid: string): LoadableQuery<number> {
  return useLoadableQuery(assessmentQueries.diagnosticTestId(useClient(), uuid));
}
