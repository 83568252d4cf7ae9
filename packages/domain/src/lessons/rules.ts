import { wholePercent } from '../shared/index.ts';
import type { Lesson, LessonOpening, LessonState, LockReason, SelectedCourse, TopicNode, TopicState } from './model.ts';

/** Whether a course is open (002 §2): in every status but EditMode, unknown ones included. */
export function selectedCourseStatus(
  status: 'Draft' | 'Ready' | 'EditMode' | 'Archived' | null,
): SelectedCourse['status'] {
  return status === 'EditMode' ? 'maintenance' : 'open';
}

interface LessonFlags {
  completed: boolean;
  inProgress: boolean;
  /** Answers were submitted, but the lesson is not completed, for instance because a teacher still marks it. */
  submitted: boolean;
}

/** The state of a lesson (002 §4). A submitted one is in progress, as it is for its topic. */
export function lessonState({ completed, inProgress, submitted }: LessonFlags): LessonState {
  if (completed) return 'done';
  return inProgress || submitted ? 'inProgress' : 'notDone';
}

interface TopicCounts {
  total: number;
  done: number;
  submitted: number;
  inProgress: number;
}

/** The state of a topic or sub-topic, from the server's counts (002 §4). */
export function topicState({ total, done, submitted, inProgress }: TopicCounts): TopicState {
  if (total === done) return 'done';
  return done === 0 && submitted === 0 && inProgress === 0 ? 'notStarted' : 'inProgress';
}

interface LockFacts {
  /** Of the lesson itself. */
  packageActive: boolean;
  /** The topic or sub-topic that contains it is not in the package. */
  parentLocked: boolean;
  enabledForClass: boolean;
  classConfigOverwritten: boolean;
}

/**
 * Why a lesson is locked; null when it is not (002 §4): its package is active, no topic that contains it is locked, and
 * it is enabled for the class or the class's configuration is not overwritten.
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

/** What opening a lesson does (contract 4.1): a start page wins over everything, a document over a single click. */
export function lessonOpening({ type, singleClick, activity, sourceFile }: OpeningFacts): LessonOpening {
  if (type === 2) return { kind: 'startPage' };
  if (!singleClick) return { kind: 'exercise' };
  return activity === 'DOWNLOAD_DOCUMENT' ? { kind: 'document', fileName: sourceFile } : { kind: 'singleClick' };
}

/** All lessons of a topic, those of its sub-topics included, in display order. */
export function lessonsOf(topic: TopicNode & { subTopics?: readonly TopicNode[] }): readonly Lesson[] {
  return [...topic.lessons, ...(topic.subTopics ?? []).flatMap(({ lessons }) => lessons)];
}

/** How many lessons of a module are done, by the counts of its topics. */
export function moduleProgress(topics: readonly TopicNode[]): { done: number; total: number; percent: number } {
  const done = topics.reduce((sum, topic) => sum + topic.done, 0);
  const total = topics.reduce((sum, topic) => sum + topic.total, 0);
  return { done, total, percent: total > 0 ? wholePercent((done / total) * 100) : 0 };
}

/** The state of a module, from its topics. A topic without lessons counts as done, but does not put the module in progress. */
export function moduleState(topics: readonly Pick<TopicNode, 'state' | 'total'>[]): TopicState {
  if (topics.every(({ state }) => state === 'done')) return 'done';
  return topics.every(({ state, total }) => state === 'notStarted' || total === 0) ? 'notStarted' : 'inProgress';
}
