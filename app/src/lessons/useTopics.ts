import { lessonQueries } from '@portal/data/lessons';
import type { Topic } from '@portal/domain/lessons';
import type { CourseModule, Failure, Loadable } from '@portal/domain/shared';
import { useMemo } from 'react';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useOpenedTopics } from './useOpenedTopics.ts';

interface Topics {
  /** What is in the modules that were opened here, by module. */
  topics: ReadonlyMap<number, Loadable<readonly Topic[]>>;
  /** Why a module could not be asked for again, though what was there is still shown. */
  reloadFailed: (module: number) => Failure | null;
  /** Asks again; false when that failed. Stable. */
  ask: (module: number) => Promise<boolean>;
}

/** The topics of a course's modules, of which one is shown at a time. */
export function useTopics(course: number, shown: CourseModule | null): Topics {
  const { client } = useServices();
  const { studentId, userId } = useSession().account;
  const asked = useMemo(() => {
    const learner = { studentId, userId, course };
    return {
      of: (module: number) => lessonQueries.topics(client, learner, module),
      key: lessonQueries.topicsKey(learner),
    };
  }, [client, studentId, userId, course]);
  const { contents, ask } = useOpenedTopics(asked, shown && !shown.locked ? [shown.id] : []);
  return {
    topics: new Map([...contents].map(([module, { topics }]) => [module, topics])),
    reloadFailed: (module) => contents.get(module)?.reloadFailed ?? null,
    ask,
  };
}
