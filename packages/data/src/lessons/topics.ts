import { decodeTopics } from '@portal/domain/lessons';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';

/** Who learns in which course. */
export interface Learner {
  studentId: number;
  userId: number;
  /** Published course id. */
  course: number;
}

/** Modules are of a course's lessons or of its assessments, which are asked for by calls of their own. */
export type ModuleKind = 'lessons' | 'assessments';

export function topicsCall(kind: ModuleKind, { studentId, userId, course }: Learner, module: number): CallSpec {
  const asked = { StudentUserId: userId, CoursePublishedId: course, ModuleId: module };
  return kind === 'lessons'
    ? { path: 'Course/GetModuleDetail', method: 'POST', body: { StudentId: studentId, ...asked } }
    : { path: 'Assessment/ModuleDetail', method: 'POST', body: asked };
}

/** What the keys of the topics of all modules of a course begin with. */
export const topicsKey = (studentId: number, course: number) => ['lessons', 'topics', studentId, course] as const;

/** What those of one module begin with: of its lessons, and of its assessments. */
export const moduleTopicsKey = (studentId: number, course: number, module: number) =>
  [...topicsKey(studentId, course), module] as const;

/** The topics of a module: asked for once (002 §2), and again only when something says that they have changed. */
export const topicsQuery = (client: Client, kind: ModuleKind, learner: Learner, module: number) =>
  queryOptions({
    queryKey: [...moduleTopicsKey(learner.studentId, learner.course, module), kind],
    queryFn: createQueryFn(client, topicsCall(kind, learner, module), (sent) => decodeTopics(sent, module)),
    staleTime: Number.POSITIVE_INFINITY,
  });
