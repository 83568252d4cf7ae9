import { asLoadable } from '@portal/data/client';
import { lessonQueries } from '@portal/data/lessons';
import type { CourseModule, Topic } from '@portal/domain/lessons';
import { asFailure, type Failure, type Loadable } from '@portal/domain/shared';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';

interface Topics {
  /** What is in the modules that were opened here, by module. */
  topics: ReadonlyMap<number, Loadable<readonly Topic[]>>;
  /** Why a module could not be asked for again, though what was there is still shown. */
  reloadFailed: (module: number) => Failure | null;
  /** Asks again; false when that failed. Stable. */
  ask: (module: number) => Promise<boolean>;
}

/** The topics of a course's modules: each is asked for when it is first shown (002 §2), and stays. */
export function useTopics(course: number, shown: CourseModule | null): Topics {
  const { client } = useServices();
  const { studentId, userId } = useSession().account;
  const queries = useQueryClient();
  const [opened, setOpened] = useState<readonly number[]>([]);
  if (shown && !shown.locked && !opened.includes(shown.id)) setOpened([...opened, shown.id]);
  const results = useQueries({
    queries: opened.map((module) => lessonQueries.topics(client, { studentId, userId, course }, module)),
  });

  // What a student does elsewhere meanwhile, this page does not hear of: the next visit asks again.
  useEffect(
    () => () => {
      void queries.invalidateQueries({
        queryKey: lessonQueries.topicsKey({ studentId, course }),
        refetchType: 'none',
      });
    },
    [queries, studentId, course],
  );

  const ask = useCallback(
    async (module: number) => {
      const queryKey = [...lessonQueries.topicsKey({ studentId, course }), module];
      await queries.refetchQueries({ queryKey, exact: true });
      return queries.getQueryState(queryKey)?.status === 'success';
    },
    [queries, studentId, course],
  );

  return {
    topics: new Map(results.map((result, i) => [opened[i] ?? 0, asLoadable(result)])),
    reloadFailed: (module) => {
      const result = results[opened.indexOf(module)];
      return result?.isRefetchError ? asFailure(result.error) : null;
    },
    ask,
  };
}
