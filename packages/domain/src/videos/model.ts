import type { SafeHref } from '../shared/index.ts';

/** What a video player plays: a frame of a provider or a media file; `broken` = it cannot be played. */
export type VideoSource = { kind: 'frame' | 'file'; src: SafeHref } | { kind: 'broken' };

/** A video, or a channel of videos, on the dashboard. */
export interface VideoChannel {
  /** Unique in its list, even when the server sends a channel twice. */
  id: string;
  title: string;
  /** The course or diagnostic test it belongs to. */
  about: string | null;
  thumbnailUrl: SafeHref | null;
  source: VideoSource;
}

/** The course or diagnostic test a video belongs to. */
export type VideoOwner = { kind: 'course' | 'diagnosticTest'; id: number };

/**
 * An active course, or diagnostic test, with videos (002 §2).
 * - `channel`: a channel of videos, whose source is known.
 * - `video`: one video, whose source is fetched when it is opened.
 */
export interface CourseVideo {
  /** Unique in its list. */
  id: string;
  name: string;
  content: { kind: 'channel'; source: VideoSource } | { kind: 'video'; owner: VideoOwner | null };
}
