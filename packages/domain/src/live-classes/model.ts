import type { CourseIcon } from '../blocks/index.ts';
import type { LinkHref, SafeHref } from '../shared/index.ts';

/** The two lists of the page: classes to register for, and registered ones (001 §2). */
export type ClassesTab = 'upcoming' | 'registered';

/** A live class in its list form. Day and times are in the student's zone. */
export interface LiveClass {
  id: number;
  topic: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm`; an end before the start is on the next day. */
  start: string;
  end: string;
  teacher: string | null;
  /** null also for the server's placeholder picture. */
  teacherPicture: SafeHref | null;
  /** Number of presenters besides the teacher. */
  otherPresenters: number;
  /** The join link. */
  link: LinkHref | null;
  liveNow: boolean;
  registered: boolean;
  icon: CourseIcon;
  /** False after a registration or cancellation, until its list is refetched. */
  shown: boolean;
}

/** The result of the check before a registration. */
export type RegistrationCheck = { kind: 'free' } | { kind: 'full' | 'conflict'; message: string };

/** A class with its name, for notices shown when the class may have left its list. */
export interface NamedClass {
  id: number;
  name: string;
}

/**
 * The outcome of a registration (001 §4). `full`, `conflict`: the check failed and nothing was registered. `message` is
 * the server's; '' when there is none.
 */
export interface RegistrationOutcome {
  kind: 'registered' | 'full' | 'conflict';
  /** The name of the class. */
  name: string;
  message: string;
}

/** A course with recordings of its live classes. */
export interface LibraryCourse {
  id: number;
  name: string;
  icon: CourseIcon;
}

/** The provider that plays a recording; `other` = unknown to the portal. */
export type RecordingKind = 'hosted' | 'youtube' | 'spotlightr' | 'other';

/** The recording of a live class. */
export interface Recording {
  id: number;
  name: string;
  description: string | null;
  thumbnailUrl: SafeHref | null;
  kind: RecordingKind;
  /** As sent; its player is derived from both (`libraryVideoSource`). */
  videoType: string;
  videoId: string;
  watched: boolean;
  /** The day it was added to the library, `YYYY-MM-DD`. */
  delivered: string | null;
  /** The last day it can be watched; null = it does not expire. */
  validUntil: string | null;
}
