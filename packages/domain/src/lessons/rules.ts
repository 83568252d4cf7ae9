import type { Lesson, LessonOpening, LessonState, LockReason, SelectedCourse, TopicNode, TopicState } from './model.ts';

/** Whether a course's page leads into it (002 §2): in every status but one, known or not. */
export function selectedCourseStatus(
  status: 'Draft' | 'Ready' | 'EditMode' | 'Archived' | null,
): SelectedCourse['status'] {
  return status === 'EditMode' ? 'maintenance' : 'open';
}

interface LessonMarks {
  completed: boolean;
  inProgress: boolean;
  /** Something was handed in that is not completed yet, for instance because a teacher still reads it. */
  submitted: boolean;
}

/** How far a lesson is (002 §4). What was handed in counts as begun, as it does for its topic. */
export function lessonState({ completed, inProgress, submitted }: LessonMarks): LessonState {
  if (completed) return 'done';
  return inProgress || submitted ? 'inProgress' : 'notDone';
}

interface TopicCounts {
  total: number;
  done: number;
  submitted: number;
  inProgress: number;
}

/** How far a topic or sub-topic is, by the server's counts (002 §4). */
export function topicState({ total, done, submitted, inProgress }: TopicCounts): TopicState {
  if (total === done) return 'done';
  return done === 0 && submitted === 0 && inProgress === 0 ? 'notStarted' : 'inProgress';
}

interface LockFacts {
  /** Of the lesson itself. */
  packageActive: boolean;
  /** A topic or sub-topic it stands in is not in the package. */
  parentLocked: boolean;
  enabledForClass: boolean;
  classConfigOverwritten: boolean;
}

/**
 * Why a lesson does not open; null when it does (002 §4): its package is active, nothing it stands in is locked, and it
 * is enabled for the class or the class's configuration is not overwritten.
 */
export function lockReason(facts: LockFacts): LockReason | null {
  if (!facts.packageActive || facts.parentLocked) return 'package';
  return facts.enabledForClass || !facts.classConfigOverwritten ? null : 'class';
}

interface OpeningFacts {
  type: number;
  singleClick: boolean;
  activity: string | null;
  sourceFile: string | null;
}

/** What pressing a lesson does (contract 4.1): a start page comes before everything, a document before a single click. */
export function lessonOpening({ type, singleClick, activity, sourceFile }: OpeningFacts): LessonOpening {
  if (type === 2) return { kind: 'startPage' };
  if (!singleClick) return { kind: 'exercise' };
  return activity === 'DOWNLOAD_DOCUMENT' ? { kind: 'document', fileName: sourceFile } : { kind: 'singleClick' };
}

/** All lessons of a topic, those of its sub-topics included, in the order they are shown. */
export function lessonsOf(topic: TopicNode & { subTopics?: readonly TopicNode[] }): readonly Lesson[] {
  return [...topic.lessons, ...(topic.subTopics ?? []).flatMap(({ lessons }) => lessons)];
}

/** How many lessons of a module are done, by the counts of its topics. */
export function moduleProgress(topics: readonly TopicNode[]): { done: number; total: number } {
  return {
    done: topics.reduce((sum, topic) => sum + topic.done, 0),
    total: topics.reduce((sum, topic) => sum + topic.total, 0),
  };
}

/** How far a module is, by its topics; one without lessons, done by its counts, does not make it begun. */
export function moduleState(topics: readonly Pick<TopicNode, 'state' | 'total'>[]): TopicState {
  if (topics.every(({ state }) => state === 'done')) return 'done';
  return topics.every(({ state, total }) => state === 'notStarted' || total === 0) ? 'notStarted' : 'inProgress';
}
