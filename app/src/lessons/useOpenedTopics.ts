import { toLoadable } from '@portal/data/client';
import type { lessonQueries } from '@portal/data/lessons';
import type { Topic } from '@portal/domain/lessons';
import { asFailure, type Failure, type Loadable } from '@portal/domain/shared';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

/** How the topics of a course's modules are asked for. */
interface TopicQueries {
  of: (module: number) => ReturnType<typeof lessonQueries.topics>;
  /** What the keys of all of them begin with. */
  key: readonly unknown[];
}

interface OpenedTopics {
  /** By module: those that were opened here, with why one could not be asked for again though it is still shown. */
  contents: ReadonlyMap<number, { topics: Loadable<readonly Topic[]>; reloadFailed: Failure | null }>;
  /** Asks again for a module; false when that failed. Stable. */
  ask: (module: number) => Promise<boolean>;
}

/**
 * The topics of a course's modules: each is asked for when it is first opened (002 §2), and kept.
 *
 * @param asked Keep it stable.
 * @param open the modules that are open now, none of them locked
 */
export function useOpenedTopics(asked: TopicQueries, open: readonly number[]): OpenedTopics {
  const queries = useQueryClient();
  const [opened, setOpened] = useState<readonly number[]>([]);
  const fresh = open.filter((module) => !opened.includes(module));
  if (fresh.length > 0) setOpened([...opened, ...fresh]);
  const results = useQueries({ queries: opened.map((module) => asked.of(module)) });

  // What a student does elsewhere meanwhile, this page does not hear of: the next visit asks again.
  useEffect(() => () => void queries.invalidateQueries({ queryKey: asked.key, refetchType: 'none' }), [queries, asked]);

  const ask = useCallback(
    async (module: number) => {
      const { queryKey } = asked.of(module);
      await queries.refetchQueries({ queryKey, exact: true });
      return queries.getQueryState(queryKey)?.status === 'success';
    },
    [queries, asked],
  );

  const contentOf = (result: (typeof results)[number]) => ({
    topics: toLoadable(result),
    reloadFailed: result.isRefetchError ? asFailure(result.error) : null,
  });
  return { contents: new Map(results.map((result, i) => [opened[i] ?? 0, contentOf(result)])), ask };
}
