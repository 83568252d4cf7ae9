import { lessonsOf } from './rules.ts';
import type { SubTopic, Topic } from './model.ts';

/** The expanded topics and sub-topics of a module. A topic and a sub-topic may have the same id, so a key names its kind. */
export type ExpandedKeys = ReadonlySet<string>;

export const topicKey = ({ id }: Topic): string => `topic ${id}`;
export const subTopicKey = ({ id }: SubTopic): string => `sub-topic ${id}`;

/** The keys of everything that can be expanded. */
export function allKeys(topics: readonly Topic[]): ExpandedKeys {
  const unlocked = topics.filter(({ locked }) => !locked);
  return new Set(
    unlocked.flatMap((topic) => [
      topicKey(topic),
      ...topic.subTopics.filter(({ locked }) => !locked).map((sub) => subTopicKey(sub)),
    ]),
  );
}

/** The keys of the topic and sub-topic that contain a lesson, outermost first; empty when none does. */
export function ancestorKeys(topics: readonly Topic[], lesson: number): readonly string[] {
  const topic = topics.find((one) => lessonsOf(one).some(({ id }) => id === lesson));
  if (!topic) return [];
  const sub = topic.lessons.some(({ id }) => id === lesson)
    ? undefined
    : topic.subTopics.find(({ lessons }) => lessons.some(({ id }) => id === lesson));
  return sub ? [topicKey(topic), subTopicKey(sub)] : [topicKey(topic)];
}

/**
 * Returns what is expanded when a module is first opened: the topic in progress, else the first that is not started.
 */
export function initiallyExpanded(topics: readonly Topic[]): ExpandedKeys {
  const unlocked = topics.filter(({ locked }) => !locked);
  const topic =
    unlocked.find(({ state }) => state === 'inProgress') ?? unlocked.find(({ state }) => state === 'notStarted');
  if (!topic) return new Set();
  const sub = topic.subTopics.find(({ locked, state }) => !locked && state === 'inProgress');
  return new Set(sub ? [topicKey(topic), subTopicKey(sub)] : [topicKey(topic)]);
}

/** Returns the keys with one added (`open`) or removed. */
export function toggleKey(expanded: ExpandedKeys, key: string, open: boolean): ExpandedKeys {
  const next = new Set(expanded);
  if (open) next.add(key);
  else next.delete(key);
  return next;
}
