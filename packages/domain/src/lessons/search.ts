import type { CourseModules, Lesson, SubTopic, Topic, TopicNode } from './model.ts';
import { lessonsOf } from './rules.ts';

const matches = (name: string, query: string) => name.toLocaleLowerCase().includes(query);

function filterLessons({ name, lessons }: TopicNode, query: string): readonly Lesson[] {
  return matches(name, query) ? lessons : lessons.filter((lesson) => matches(lesson.name, query));
}

/**
 * The topics that match a keyword by name: a topic or sub-topic whose name matches keeps all its lessons, any other only
 * the lessons that match. Counts are not changed. An empty keyword matches everything.
 */
export function filterTopics(topics: readonly Topic[], keyword: string): readonly Topic[] {
  const query = keyword.trim().toLocaleLowerCase();
  if (query === '') return topics;
  return topics.flatMap((topic): Topic[] => {
    if (matches(topic.name, query)) return [topic];
    const subTopics = topic.subTopics
      .map((sub): SubTopic => ({ ...sub, lessons: filterLessons(sub, query) }))
      .filter(({ name, lessons }) => lessons.length > 0 || matches(name, query));
    const lessons = filterLessons(topic, query);
    return lessons.length > 0 || subTopics.length > 0 ? [{ ...topic, lessons, subTopics }] : [];
  });
}

/**
 * The lesson to resume in a module: the one last opened unless it is done, else the first in progress, else the first
 * that is not started; null when every lesson is done or locked.
 */
export function lessonToResume(topics: readonly Topic[], last: number | null): Lesson | null {
  const open = topics.flatMap(lessonsOf).filter(({ lock, state }) => lock === null && state !== 'done');
  return open.find(({ id }) => id === last) ?? open.find(({ state }) => state === 'inProgress') ?? open[0] ?? null;
}

/** The ids that locate a lesson in its course. */
export interface LessonLocation {
  module: number;
  lesson: number;
}

/** A lesson of a course by its location; null when there is none, or when it, its module or the course is locked. */
export function findOpenLesson(
  course: CourseModules,
  topics: readonly Topic[],
  { module, lesson }: LessonLocation,
): Lesson | null {
  if (course.locked || !course.modules.some(({ id, locked }) => id === module && !locked)) return null;
  return topics.flatMap(lessonsOf).find(({ id, lock }) => id === lesson && lock === null) ?? null;
}

/** Which reasons lock lessons of a module. */
export function lockReasonsOf(topics: readonly Topic[]): { package: boolean; class: boolean } {
  const lessons = topics.flatMap(lessonsOf);
  return {
    package:
      lessons.some(({ lock }) => lock === 'package') ||
      topics.some(({ locked, subTopics }) => locked || subTopics.some((sub) => sub.locked)),
    class: lessons.some(({ lock }) => lock === 'class'),
  };
}
