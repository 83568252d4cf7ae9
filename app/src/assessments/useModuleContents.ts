import { assessmentQueries } from '@portal/data/assessments';
import { moduleKey } from '@portal/domain/assessments';
import type { CourseModule } from '@portal/domain/shared';
import type { Unfolded } from '@portal/domain/lessons';
import { useMemo } from 'react';
import { useOpenedTopics } from '../lessons/useOpenedTopics.ts';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';

/** What is in the modules of a course's assessments, of which any number is open. */
export function useModuleContents(course: number, modules: readonly CourseModule[], unfolded: Unfolded) {
  const { client } = useServices();
  const { userId } = useSession().account;
  const asked = useMemo(() => {
    const whose = { userId, course };
    return {
      of: (module: number) => assessmentQueries.topics(client, whose, module),
      key: assessmentQueries.topicsKey(whose),
    };
  }, [client, userId, course]);
  const open = modules.filter((one) => !one.locked && unfolded.has(moduleKey(one)));
  return useOpenedTopics(
    asked,
    open.map(({ id }) => id),
  );
}
