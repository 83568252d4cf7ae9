import type { CourseModule } from '../blocks/index.ts';
import type { Failure, Loadable } from '../shared/index.ts';

/** Progress in a lesson (002 §4). */
export type LessonState = 'done' | 'inProgress' | 'notDone';

/** Progress in a topic or sub-topic (002 §4). */
export type TopicState = 'done' | 'inProgress' | 'notStarted';

/** Why a lesson is locked: by the package of the lesson or of a topic that contains it, or by the student's class. */
export type LockReason = 'package' | 'class';

/** What opening a lesson does (contract 4.1). */
export type LessonOpening =
  /** A page that explains the exercise first. */
  | { kind: 'startPage' }
  /** A file is downloaded, no page opens. `fileName` null = the server sent none. */
  | { kind: 'document'; fileName: string | null }
  | { kind: 'singleClick' }
  | { kind: 'exercise' };

/** One exercise, document or video of a module, with what the student has done of it. */
export interface Lesson {
  id: number;
  /** Published course id. */
  course: number;
  /** Id of its module. */
  module: number;
  name: string;
  description: string | null;
  state: LessonState;
  /** null = not locked. */
  lock: LockReason | null;
  opening: LessonOpening;
  /** null = no score. */
  score: number | null;
  /** null = not submitted. */
  submittedAt: Date | null;
  reportReady: boolean;
  canReset: boolean;
}

/** What a topic and a sub-topic have in common. */
export interface TopicNode {
  id: number;
  name: string;
  /** Not in the student's package: cannot be expanded. */
  locked: boolean;
  state: TopicState;
  /** Number of lessons, as the server counts them. */
  total: number;
  done: number;
  lessons: readonly Lesson[];
}

export type SubTopic = TopicNode;

export interface Topic extends TopicNode {
  /** Shown after the topic's own lessons. */
  subTopics: readonly SubTopic[];
}

/** The topics of a module that was opened. */
export interface ModuleTopics {
  topics: Loadable<readonly Topic[]>;
  /** Why the last refetch failed, while the topics fetched before stay. */
  refetchFailure: Failure | null;
}

/** The modules of a course. */
export interface CourseModules {
  modules: readonly CourseModule[];
  /** The whole course is locked. */
  locked: boolean;
}

/** A course, as the pages of that course show it. */
export interface SelectedCourse {
  name: string;
  /** `maintenance`: the course is being edited, so its page links to none of its lessons. */
  status: 'open' | 'maintenance';
}
