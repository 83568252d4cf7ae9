import { locksOf, type ModuleTopics } from '@portal/domain/lessons';
import type { CourseModule } from '@portal/domain/blocks';

/** Why something on the page is locked: modules, and what is in those that were opened. */
export function locksOn(
  modules: readonly CourseModule[],
  opened: ReadonlyMap<number, ModuleTopics>,
): { package: boolean; class: boolean } {
  const inside = [...opened.values()].flatMap(({ topics }) =>
    topics.status === 'ready' ? [locksOf(topics.value)] : [],
  );
  return {
    package: modules.some(({ locked }) => locked) || inside.some((locks) => locks.package),
    class: inside.some((locks) => locks.class),
  };
}
