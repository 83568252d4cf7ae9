import type { Failure } from '../shared/index.ts';

/** What goes on with one lesson; one that is not named is idle. */
export type LessonWork =
  /** Its document is on its way. */
  | { step: 'opening' }
  /** Until its module is there anew. */
  | { step: 'resetting' }
  | { step: 'failed'; during: 'opening' | 'resetting'; failure: Failure }
  /** The document itself could not be had (contract 1.4). */
  | { step: 'fileMissing' }
  /** The browser let no new tab open for the lesson or its report; `address` is what it should have shown. */
  | { step: 'blocked'; address: string };

/** Lesson id -> what goes on with it. */
export type LessonWorks = ReadonlyMap<number, LessonWork>;
