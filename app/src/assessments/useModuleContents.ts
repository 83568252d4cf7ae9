import { asLoadable } from '@portal/data/client';
import { assessmentQueries } from '@portal/data/assessments';
import { moduleKey, type AssessmentModule } from '@portal/domain/assessments';
import type { Unfolded } from '@portal/domain/lessons';
import { asFailure } from '@portal/domain/shared';
import type { ModuleContent } from '@portal/ui/assessments';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';

interface ModuleContents {
  /** By module: those that were opened here. */
  contents: ReadonlyMap<number, ModuleContent>;
  /** Asks again for a module; false when that failed. Stable. */
  ask: (module: number) => Promise<boolean>;
}

/** What is in the modules of a course's assessments: asked for when a module is first opened (002 §2), and kept. */
export function useModuleContents(
  course: number,
  modules: readonly AssessmentModule[],
  unfolded: Unfolded,
): ModuleContents {
  const { client } = useServices();
  const { userId } = useSession().account;
  const queries = useQueryClient();
  const [opened, setOpened] = useState<readonly number[]>([]);
  const fresh = modules.filter((one) => !one.locked && unfolded.has(moduleKey(one)) && !opened.includes(one.id));
  if (fresh.length > 0) setOpened([...opened, ...fresh.map(({ id }) => id)]);
  const results = useQueries({
    queries: opened.map((module) => assessmentQueries.topics(client, { userId, course }, module)),
  });

  // What a student does elsewhere meanwhile, this page does not hear of: the next visit asks again.
  useEffect(
    () => () => {
      const queryKey = assessmentQueries.topicsKey({ userId, course });
      void queries.invalidateQueries({ queryKey, refetchType: 'none' });
    },
    [queries, userId, course],
  );

  const ask = useCallback(
    async (module: number) => {
      const queryKey = [...assessmentQueries.topicsKey({ userId, course }), module];
      await queries.refetchQueries({ queryKey, exact: true });
      return queries.getQueryState(queryKey)?.status === 'success';
    },
    [queries, userId, course],
  );

  const contentOf = (result: (typeof results)[number]): ModuleContent => ({
    topics: asLoadable(result),
    reloadFailed: result.isRefetchError ? asFailure(result.error) : null,
  });
  return { contents: new Map(results.map((result, i) => [opened[i] ?? 0, contentOf(result)])), ask };
}
