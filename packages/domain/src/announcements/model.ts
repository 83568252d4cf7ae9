import type { SafeHref } from '../shared/index.ts';

/** A file that comes with an announcement. */
export interface Attachment {
  name: string;
  /** Where it lies; null when its address must not be followed. */
  href: SafeHref | null;
}

/** What the school tells its students. A community post is one too: one thing, shown in two places (001 §3). */
export interface Announcement {
  id: number;
  title: string;
  /** HTML of the server, not yet made safe. */
  html: string;
  publishedAt: Date;
  /** The day of `publishedAt`, as the server counts it for this student: `YYYY-MM-DD`. */
  publishedOn: string;
  publisher: string | null;
  /** The address of the main picture; null without one, or when its address must not be followed. */
  image: SafeHref | null;
  attachments: Attachment[];
}
