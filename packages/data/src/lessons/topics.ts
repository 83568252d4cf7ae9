import { decodeTopics } from '@portal/domain/lessons';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';

/** A student in a course. */
export interface Learner {
  studentId: number;
  userId: number;
  /** Published course id. */
  course: number;
}

/** Modules contain lessons or assessments; each kind has its own call. */
export type ModuleKind = 'lessons' | 'assessments';

export function topicsCall(kind: ModuleKind, { studentId, userId, course }: Learner, module: number): CallSpec {
  const body = { StudentUserId: userId, CoursePublishedId: course, ModuleId: module };
  return kind === 'lessons'
    ? { path: 'Course/GetModuleDetail', method: 'POST', body: { StudentId: studentId, ...body } }
    : { path: 'Assessment/ModuleDetail', method: 'POST', body };
}

/** Key prefix of the topics of all modules of a course. */
export const topicsKey = (studentId: number, course: number) => ['lessons', 'topics', studentId, course] as const;

/** Key prefix of the topics of one module, lessons and assessments. */
export const moduleTopicsKey = (studentId: number, course: number, module: number) =>
  [...topicsKey(studentId, course), module] as const;

/** The topics of a module: fetched once (002 §2), and again only when they are invalidated. */
export const topicsQuery = (client: Client, kind: ModuleKind, learner: Learner, module: number) =>
  queryOptions({
    queryKey: [...moduleTopicsKey(learner.studentId, learner.course, module), kind],
    queryFn: createQueryFn(client, topicsCall(kind, learner, module), (sent) => decodeTopics(sent, module)),
    staleTime: Number.POSITIVE_INFINITY,
  });
