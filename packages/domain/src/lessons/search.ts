import type { CourseModules, Lesson, SubTopic, Topic, TopicPart } from './model.ts';
import { lessonsOf } from './rules.ts';

const matches = (name: string, wanted: string) => name.toLocaleLowerCase().includes(wanted);

function lessonsFound({ name, lessons }: TopicPart, wanted: string): readonly Lesson[] {
  return matches(name, wanted) ? lessons : lessons.filter((lesson) => matches(lesson.name, wanted));
}

/**
 * What of a module matches a keyword by name: a topic or sub-topic whose own name matches keeps all that is in it,
 * otherwise only what matches stays. The counts stay those of the whole. An empty keyword matches everything.
 */
export function findInTopics(topics: readonly Topic[], keyword: string): readonly Topic[] {
  const wanted = keyword.trim().toLocaleLowerCase();
  if (wanted === '') return topics;
  return topics.flatMap((topic): Topic[] => {
    if (matches(topic.name, wanted)) return [topic];
    const subTopics = topic.subTopics
      .map((sub): SubTopic => ({ ...sub, lessons: lessonsFound(sub, wanted) }))
      .filter(({ name, lessons }) => lessons.length > 0 || matches(name, wanted));
    const lessons = lessonsFound(topic, wanted);
    return lessons.length > 0 || subTopics.length > 0 ? [{ ...topic, lessons, subTopics }] : [];
  });
}

/**
 * The lesson to go on with in a module: the one last opened unless it is done, else the first that was begun, else the
 * first that was not; null when nothing that opens is left.
 */
export function lessonToResume(topics: readonly Topic[], last: number | null): Lesson | null {
  const left = topics.flatMap(lessonsOf).filter(({ lock, state }) => lock === null && state !== 'done');
  return left.find(({ id }) => id === last) ?? left.find(({ state }) => state === 'inProgress') ?? left[0] ?? null;
}

/** Where a lesson stands. */
export interface LessonLocation {
  module: number;
  lesson: number;
}

/** A lesson of a course that opens, with what is in its module; null when it is not there, or anything of it is locked. */
export function findOpenLesson(
  course: CourseModules,
  topics: readonly Topic[],
  { module, lesson }: LessonLocation,
): Lesson | null {
  if (course.locked || !course.modules.some(({ id, locked }) => id === module && !locked)) return null;
  return topics.flatMap(lessonsOf).find(({ id, lock }) => id === lesson && lock === null) ?? null;
}

/** Why lessons of a module are locked, each reason once. */
export function locksOf(topics: readonly Topic[]): { package: boolean; class: boolean } {
  const lessons = topics.flatMap(lessonsOf);
  return {
    package:
      lessons.some(({ lock }) => lock === 'package') ||
      topics.some(({ locked, subTopics }) => locked || subTopics.some((sub) => sub.locked)),
    class: lessons.some(({ lock }) => lock === 'class'),
  };
}
