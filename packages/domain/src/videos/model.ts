import type { CourseOrTest, VideoSource } from '../blocks/index.ts';
import type { SafeHref } from '../shared/index.ts';

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

/**
 * An active course, or diagnostic test, with videos (002 §2).
 * - `channel`: a channel of videos, whose source is known.
 * - `video`: one video, whose source is fetched when it is opened.
 */
export interface CourseVideo {
  /** Unique in its list. */
  id: string;
  name: string;
  content: { kind: 'channel'; source: VideoSource } | { kind: 'video'; owner: CourseOrTest | null };
}
