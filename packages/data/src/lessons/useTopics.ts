import type { ModuleTopics } from '@portal/domain/lessons';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient, useLoadableQueries, useStudent } from '../client/index.ts';
import { topicsKey, topicsQuery, type ModuleKind } from './topics.ts';

/** What is in a module that was opened, and when that was fetched: in ms since 1970, 0 = never. */
export interface FetchedModule extends ModuleTopics {
  fetchedAt: number;
}

/** What is in the modules of a course, as containers take it. */
export interface Topics {
  /** By module: those that were opened here. */
  modules: ReadonlyMap<number, FetchedModule>;
  /** Fetches a module anew. */
  refetch: (module: number) => void;
}

/**
 * The topics of a course's modules: each is asked for when it is first opened (002 §2), and kept.
 *
 * @param opened the modules that are open now, none of them locked
 */
export function useTopics(course: number, opened: readonly number[]): Topics {
  return useModuleTopics('lessons', course, opened);
}

/** The same of the modules of a course's assessments. */
export function useAssessmentTopics(course: number, opened: readonly number[]): Topics {
  return useModuleTopics('assessments', course, opened);
}

function useModuleTopics(kind: ModuleKind, course: number, open: readonly number[]): Topics {
  const client = useClient();
  const queries = useQueryClient();
  const { studentId, userId } = useStudent();
  const [opened, setOpened] = useState<readonly number[]>([]);
  const fresh = open.filter((module) => !opened.includes(module));
  if (fresh.length > 0) setOpened([...opened, ...fresh]);
  const learner = { studentId, userId, course };
  const { entries, refetch } = useLoadableQueries(opened, (module) => topicsQuery(client, kind, learner, module));

  // What a student does elsewhere meanwhile, this page does not hear of: the next visit asks again.
  useEffect(
    () => () => void queries.invalidateQueries({ queryKey: topicsKey(studentId, course), refetchType: 'none' }),
    [queries, studentId, course],
  );

  return {
    modules: new Map([...entries].map(([module, { loadable, ...rest }]) => [module, { topics: loadable, ...rest }])),
    refetch,
  };
}
