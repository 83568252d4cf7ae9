import { lessonsOf } from './rules.ts';
import type { SubTopic, Topic } from './model.ts';

/** The unfolded parts of a module. Topics and sub-topics count their ids apart, so a key says which it is. */
export type ExpandedKeys = ReadonlySet<string>;

export const topicKey = ({ id }: Topic): string => `topic ${id}`;
export const subTopicKey = ({ id }: SubTopic): string => `sub-topic ${id}`;

/** Every part that can be unfolded. */
export function allKeys(topics: readonly Topic[]): ExpandedKeys {
  const open = topics.filter(({ locked }) => !locked);
  return new Set(
    open.flatMap((topic) => [
      topicKey(topic),
      ...topic.subTopics.filter(({ locked }) => !locked).map((sub) => subTopicKey(sub)),
    ]),
  );
}

/** The parts a lesson stands in, outermost first; none when it is not there. */
export function ancestorKeys(topics: readonly Topic[], lesson: number): readonly string[] {
  const topic = topics.find((one) => lessonsOf(one).some(({ id }) => id === lesson));
  if (!topic) return [];
  const sub = topic.lessons.some(({ id }) => id === lesson)
    ? undefined
    : topic.subTopics.find(({ lessons }) => lessons.some(({ id }) => id === lesson));
  return sub ? [topicKey(topic), subTopicKey(sub)] : [topicKey(topic)];
}

/** What is unfolded when a module is opened for the first time: where the student is in it, or where to begin. */
export function initiallyExpanded(topics: readonly Topic[]): ExpandedKeys {
  const open = topics.filter(({ locked }) => !locked);
  const topic = open.find(({ state }) => state === 'inProgress') ?? open.find(({ state }) => state === 'notStarted');
  if (!topic) return new Set();
  const sub = topic.subTopics.find(({ locked, state }) => !locked && state === 'inProgress');
  return new Set(sub ? [topicKey(topic), subTopicKey(sub)] : [topicKey(topic)]);
}

/** A part folded or unfolded. */
export function toggleKey(unfolded: ExpandedKeys, key: string, open: boolean): ExpandedKeys {
  const next = new Set(unfolded);
  if (open) next.add(key);
  else next.delete(key);
  return next;
}
