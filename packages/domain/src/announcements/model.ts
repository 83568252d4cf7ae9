import type { LinkHref, SafeHref } from '../shared/index.ts';

/** A file that comes with an announcement. */
export interface Attachment {
  name: string;
  /** null = its URL is not allowed. */
  href: LinkHref | null;
}

/** A message of the school to its students. Community posts are announcements too (001 §3). */
export interface Announcement {
  id: number;
  title: string;
  /** HTML as sent, not sanitised. */
  html: string;
  publishedAt: Date;
  /** The day of `publishedAt`, `YYYY-MM-DD` in the student's zone. */
  publishedOn: string;
  publisher: string | null;
  /** URL of the main picture; null when there is none or it is not allowed. */
  image: SafeHref | null;
  attachments: Attachment[];
}
