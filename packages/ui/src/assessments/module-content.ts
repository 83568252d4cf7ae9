import { locksIn, type Topic } from '@portal/domain/lessons';
import type { CourseModule, Failure, Loadable } from '@portal/domain/shared';

/** What is in a module that was opened. */
export interface ModuleContent {
  topics: Loadable<readonly Topic[]>;
  /** Why it could not be asked for again; what was there stays. */
  reloadFailed: Failure | null;
}

/** Why something on the page is locked: modules, and what is in those that were opened. */
export function locksOn(
  modules: readonly CourseModule[],
  contents: ReadonlyMap<number, ModuleContent>,
): { package: boolean; class: boolean } {
  const inside = [...contents.values()].flatMap(({ topics }) =>
    topics.status === 'ready' ? [locksIn(topics.value)] : [],
  );
  return {
    package: modules.some(({ locked }) => locked) || inside.some((locks) => locks.package),
    class: inside.some((locks) => locks.class),
  };
}
