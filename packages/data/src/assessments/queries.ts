import { decodeCourseAssessment, decodeDiagnosticTest, decodeDiagnosticTestId } from '@portal/domain/assessments';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';

export const assessmentCall = (userId: number, course: number): CallSpec => ({
  path: 'Assessment/Module',
  method: 'POST',
  body: { StudentUserId: userId, CoursePublishedId: course },
});

export const diagnosticTestCall = (id: number): CallSpec => ({
  path: 'DiagnosticTest/GetDiagnosticTest',
  method: 'GET',
  query: { diagnosticTestId: id },
});

const byUuidCall = (uuid: string): CallSpec => ({
  path: 'DiagnosticTest/GetDiagnosticTestByDiagnosticTestUuid',
  method: 'GET',
  query: { diagnosticTestUuid: uuid },
});

export const assessmentQueries = {
  /** The assessment modules of a course. */
  course: (client: Client, userId: number, course: number) =>
    queryOptions({
      queryKey: ['assessments', 'course', userId, course],
      queryFn: createQueryFn(client, assessmentCall(userId, course), decodeCourseAssessment),
    }),
  /** A diagnostic test of the student. */
  diagnosticTest: (client: Client, userId: number, id: number) =>
    queryOptions({
      queryKey: ['assessments', 'diagnosticTest', userId, id],
      queryFn: createQueryFn(client, diagnosticTestCall(id), decodeDiagnosticTest),
    }),
  /** The id of a diagnostic test by the uuid of a deep link. */
  diagnosticTestId: (client: Client, uuid: string) =>
    queryOptions({
      queryKey: ['assessments', 'diagnosticTestId', uuid],
      queryFn: createQueryFn(client, byUuidCall(uuid), decodeDiagnosticTestId),
    }),
};
