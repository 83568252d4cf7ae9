import type { SafeHref } from '../shared/index.ts';

/** What a video player is given: a frame of a provider, a media file, or a link that cannot be played. */
export type VideoSource = { kind: 'frame' | 'file'; src: SafeHref } | { kind: 'broken' };

/** A video, or a whole channel of videos, that the dashboard offers. */
export interface VideoChannel {
  /** Tells it from the others in its list, even where the server names one twice. */
  id: string;
  title: string;
  /** The course or diagnostic test it belongs to. */
  about: string | null;
  thumbnailUrl: SafeHref | null;
  source: VideoSource;
}

/** Whose video is asked for. */
export type VideoOwner = { kind: 'course' | 'diagnosticTest'; id: number };

/**
 * An active course, or diagnostic test, with videos (002 §2).
 * - `channel`: a channel of videos, to be played at once.
 * - `video`: one video, whose player has to be asked for.
 */
export interface CourseVideo {
  /** Tells it from the others in its list. */
  id: string;
  name: string;
  content: { kind: 'channel'; source: VideoSource } | { kind: 'video'; owner: VideoOwner | null };
}
