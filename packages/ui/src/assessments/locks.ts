import { lockReasonsOf, type ModuleTopics } from '@portal/domain/lessons';
import type { CourseModule } from '@portal/domain/blocks';

/**
 * Returns the reasons why anything on the page is locked, over all modules and the topics of those that were opened.
 */
export function locksOn(
  modules: readonly CourseModule[],
  opened: ReadonlyMap<number, ModuleTopics>,
): { package: boolean; class: boolean } {
  const inside = [...opened.values()].flatMap(({ topics }) =>
    topics.status === 'ready' ? [lockReasonsOf(topics.value)] : [],
  );
  return {
    package: modules.some(({ locked }) => locked) || inside.some((locks) => locks.package),
    class: inside.some((locks) => locks.class),
  };
}
