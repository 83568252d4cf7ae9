import type { CourseIcon, Failure } from '../shared/index.ts';

/** The two lists of the page: what one can sign up for, and what one has (001 §2). */
export type ClassesTab = 'upcoming' | 'registered';

/** A live class as the lists know it. Day and times are in the student's zone. */
export interface LiveClass {
  id: number;
  topic: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm`; an end before the start is on the next day. */
  start: string;
  end: string;
  teacher: string | null;
  /** As sent; null where the school has only its stand-in. */
  teacherPicture: string | null;
  /** How many present it besides the teacher. */
  otherPresenters: number;
  /** Where it is joined, as sent. */
  link: string | null;
  liveNow: boolean;
  registered: boolean;
  /** An image's address is as sent. */
  icon: CourseIcon;
  /** False once it was registered for, or given back: its list has not been read anew yet. */
  shown: boolean;
}

/** What the check before a registration says. */
export type RegistrationCheck = { result: 'free' } | { result: 'full' | 'conflict'; message: string };

/**
 * A registration, or its cancelling, under way (001 §4). `message` is the server's; '' when it gave none.
 * - `full`, `conflict`: the check said no, nothing was registered.
 * - `registered`, `cancelled`: done.
 * - `failed`: a call did not succeed; only the first of its messages is shown.
 */
export type Registration =
  | { step: 'idle' | 'registering' | 'confirmCancel' | 'cancelling' }
  | { step: 'full' | 'conflict' | 'registered' | 'cancelled'; message: string }
  | { step: 'failed'; during: 'registering' | 'cancelling'; failure: Failure };

/** A course with recordings of its live classes. */
export interface LibraryCourse {
  id: number;
  name: string;
  /** An image's address is as sent. */
  icon: CourseIcon;
}

/** How a recording is played, in a word; `other` = by a provider the portal does not know. */
export type RecordingKind = 'hosted' | 'youtube' | 'spotlightr' | 'other';

/** The recording of a live class. */
export interface Recording {
  id: number;
  name: string;
  description: string | null;
  /** As sent. */
  thumbnailUrl: string | null;
  kind: RecordingKind;
  /** As sent: what its player is made of. */
  videoType: string;
  videoId: string;
  watched: boolean;
  /** The day it was put into the library, `YYYY-MM-DD`. */
  delivered: string | null;
  /** The last day it can be watched; null = it stays. */
  validUntil: string | null;
}
