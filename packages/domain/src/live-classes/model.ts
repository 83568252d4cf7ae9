import type { CourseIcon } from '../blocks/index.ts';
import type { SafeHref } from '../shared/index.ts';

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
  /** null also where the school has only its placeholder. */
  teacherPicture: SafeHref | null;
  /** How many present it besides the teacher. */
  otherPresenters: number;
  /** Where it is joined. */
  link: SafeHref | null;
  liveNow: boolean;
  registered: boolean;
  icon: CourseIcon;
  /** False once it was registered for, or given back: its list has not been read anew yet. */
  shown: boolean;
}

/** What the check before a registration says. */
export type RegistrationCheck = { kind: 'free' } | { kind: 'full' | 'conflict'; message: string };

/** A class, and what it is called wherever its lists are by the time something is said about it. */
export interface NamedClass {
  id: number;
  name: string;
}

/**
 * What came of a registration (001 §4). `full`, `conflict`: the check said no, nothing was registered. `message` is the
 * server's; '' when it gave none.
 */
export interface RegistrationOutcome {
  kind: 'registered' | 'full' | 'conflict';
  /** What the class is called. */
  name: string;
  message: string;
}

/** A course with recordings of its live classes. */
export interface LibraryCourse {
  id: number;
  name: string;
  icon: CourseIcon;
}

/** How a recording is played, in a word; `other` = by a provider the portal does not know. */
export type RecordingKind = 'hosted' | 'youtube' | 'spotlightr' | 'other';

/** The recording of a live class. */
export interface Recording {
  id: number;
  name: string;
  description: string | null;
  thumbnailUrl: SafeHref | null;
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
