import { decodeCourseAssessment, decodeDiagnosticTest, decodeDiagnosticTestId } from '@portal/domain/assessments';
import { decodeTopics } from '@portal/domain/lessons';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';

/** A course, and whose. */
export interface CourseOfStudent {
  userId: number;
  /** Published course id. */
  course: number;
}

const moduleCall = ({ userId, course }: CourseOfStudent): CallSpec => ({
  path: 'Assessment/Module',
  method: 'POST',
  body: { StudentUserId: userId, CoursePublishedId: course },
});

const moduleDetailCall = ({ userId, course }: CourseOfStudent, module: number): CallSpec => ({
  path: 'Assessment/ModuleDetail',
  method: 'POST',
  body: { StudentUserId: userId, CoursePublishedId: course, ModuleId: module },
});

const diagnosticTestCall = (id: number): CallSpec => ({
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
  /** What a course has to assess: its modules. */
  course: (client: Client, asked: CourseOfStudent) =>
    queryOptions({
      queryKey: ['assessments', 'course', asked],
      queryFn: createQueryFn(client, moduleCall(asked), decodeCourseAssessment),
    }),
  /** What is in a module: asked for once, and again only when something says that it has changed (002 §2). */
  topics: (client: Client, asked: CourseOfStudent, module: number) =>
    queryOptions({
      queryKey: [...assessmentQueries.topicsKey(asked), module],
      queryFn: createQueryFn(client, moduleDetailCall(asked, module), decodeTopics),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** What the topics of all modules of a course begin with. */
  topicsKey: ({ userId, course }: CourseOfStudent) => ['assessments', 'topics', userId, course] as const,
  /** A diagnostic test as it stands for the student. */
  diagnosticTest: (client: Client, userId: number, id: number) =>
    queryOptions({
      queryKey: ['assessments', 'diagnosticTest', userId, id],
      queryFn: createQueryFn(client, diagnosticTestCall(id), decodeDiagnosticTest),
    }),
  /** The id of a diagnostic test that an address names by its uuid. */
  diagnosticTestId: (client: Client, uuid: string) =>
    queryOptions({
      queryKey: ['assessments', 'diagnosticTestId', uuid],
      queryFn: createQueryFn(client, byUuidCall(uuid), decodeDiagnosticTestId),
    }),
};
