import type { ModuleTopics } from '@portal/domain/lessons';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient, useLoadableQueries, useSilentClient, useStudent, type Client } from '../client/index.ts';
import { topicsKey, topicsQuery, type ModuleKind } from './topics.ts';

/** The topics of an opened module, and when they were fetched: in ms since 1970, 0 = never. */
export interface FetchedModule extends ModuleTopics {
  fetchedAt: number;
}

/** The topics of a course's modules. */
export interface Topics {
  /** By module id: the modules that were opened. */
  modules: ReadonlyMap<number, FetchedModule>;
  /** Refetches a module. */
  refetch: (module: number) => void;
}

/**
 * The topics of a course's modules: each module is fetched when it is first opened (002 §2), and kept.
 *
 * @param opened the modules that are open now, none of them locked
 * @param resetting whether the course is being reset: its fetched topics are removed, since they may be from before the
 * reset
 */
export function useTopics(course: number, opened: readonly number[], resetting: boolean): Topics {
  return useModuleTopics(useClient(), 'lessons', course, resetting ? null : opened);
}

/** Like `useTopics`, but fetched silently, for a page that can do without the topics. */
export function useSilentTopics(course: number, opened: readonly number[], resetting: boolean): Topics {
  return useModuleTopics(useSilentClient(), 'lessons', course, resetting ? null : opened);
}

/** Like `useTopics`, for the modules of a course's assessments. */
export function useAssessmentTopics(course: number, opened: readonly number[], resetting: boolean): Topics {
  return useModuleTopics(useClient(), 'assessments', course, resetting ? null : opened);
}

/** @param open null = the course is being reset */
function useModuleTopics(client: Client, kind: ModuleKind, course: number, open: readonly number[] | null): Topics {
  const queries = useQueryClient();
  const { studentId, userId } = useStudent();
  const [opened, setOpened] = useState<readonly number[]>([]);
  const resetting = open === null;
  const fresh = open?.filter((module) => !opened.includes(module)) ?? [];
  if (fresh.length > 0) setOpened([...opened, ...fresh]);
  if (resetting && opened.length > 0) setOpened([]);
  const learner = { studentId, userId, course };
  const { entries, refetch } = useLoadableQueries(opened, (module) => topicsQuery(client, kind, learner, module));

  useEffect(() => {
    if (resetting) queries.removeQueries({ queryKey: topicsKey(studentId, course) });
  }, [queries, studentId, course, resetting]);

  // Work in other tabs is not reported to this page, so the next visit refetches.
  useEffect(
    () => () => void queries.invalidateQueries({ queryKey: topicsKey(studentId, course), refetchType: 'none' }),
    [queries, studentId, course],
  );

  return {
    modules: new Map([...entries].map(([module, { loadable, ...rest }]) => [module, { topics: loadable, ...rest }])),
    refetch,
  };
}
