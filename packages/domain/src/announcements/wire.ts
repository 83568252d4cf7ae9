import type { DayWire, HtmlWire, InstantWire, IntWire, UrlOrEmptyWire, UrlWire } from '../shared/index.ts';

/** An announcement or community post, as sent (contract 3.7). */
export interface AnnouncementWire {
  Id: IntWire;
  Title: string;
  /** HTML. */
  Message: HtmlWire;
  /** ISO 8601 UTC. */
  PublishDateTime: InstantWire;
  PublishedBy?: string | null;
  /** `YYYY-MM-DD` in the student's zone. */
  PublishedDate: DayWire;
  MainImage?: UrlOrEmptyWire | null;
  Attachments: AttachmentWire[];
}

interface AttachmentWire {
  /** File name. */
  Attachment: string;
  /** Absolute or root-relative URL. */
  FullFilePath: UrlWire;
}

/** Announcement/DissmissAnnouncement and Announcement/ReadDetail. */
export interface AnnouncementRequestWire {
  AnnouncementId: IntWire;
}
