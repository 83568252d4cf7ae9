import type { CourseModule } from '../blocks/index.ts';
import type { Failure, Loadable } from '../shared/index.ts';

/** How far a lesson is (002 §4). */
export type LessonState = 'done' | 'inProgress' | 'notDone';

/** How far a topic or sub-topic is (002 §4). */
export type TopicState = 'done' | 'inProgress' | 'notStarted';

/** Why a lesson does not open: its package, or that of a topic it stands in; or the student's class. */
export type LockReason = 'package' | 'class';

/** What pressing a lesson does (contract 4.1). */
export type LessonOpening =
  /** A page that explains the exercise first. */
  | { kind: 'startPage' }
  /** A file is saved; nothing is opened. `fileName` null = the server named none. */
  | { kind: 'document'; fileName: string | null }
  | { kind: 'singleClick' }
  | { kind: 'exercise' };

/** What a student works through. */
export interface Lesson {
  id: number;
  /** Published course id. */
  course: number;
  /** Id of the module it stands in. */
  module: number;
  name: string;
  description: string | null;
  state: LessonState;
  /** null = it opens. */
  lock: LockReason | null;
  opening: LessonOpening;
  /** null = no score. */
  score: number | null;
  /** null = nothing was submitted. */
  submittedAt: Date | null;
  reportReady: boolean;
  canReset: boolean;
}

/** What a topic and a sub-topic have in common. */
export interface TopicNode {
  id: number;
  name: string;
  /** Not in the student's package: cannot be unfolded. */
  locked: boolean;
  state: TopicState;
  /** Lessons in it, as the server counts them. */
  total: number;
  done: number;
  lessons: readonly Lesson[];
}

export type SubTopic = TopicNode;

export interface Topic extends TopicNode {
  /** Shown after the topic's own lessons. */
  subTopics: readonly SubTopic[];
}

/** What is in a module that was opened. */
export interface ModuleTopics {
  topics: Loadable<readonly Topic[]>;
  /** Why it could not be refetched; what was there stays. */
  refetchFailure: Failure | null;
}

/** The modules of a course. */
export interface CourseModules {
  modules: readonly CourseModule[];
  /** The whole course is locked. */
  locked: boolean;
}

/** A course as its own pages show it. */
export interface SelectedCourse {
  name: string;
  /** `maintenance`: it is being worked on, and its page says so instead of leading into it. */
  status: 'open' | 'maintenance';
}
