/** An announcement or community post, as sent (contract 3.7). */
export interface AnnouncementWire {
  Id: number;
  Title: string;
  /** HTML. */
  Message: string;
  /** ISO 8601 UTC. */
  PublishDateTime: string;
  PublishedBy?: string | null;
  /** `YYYY-MM-DD` in the student's zone. */
  PublishedDate: string;
  MainImage?: string | null;
  Attachments: AttachmentWire[];
}

interface AttachmentWire {
  /** File name. */
  Attachment: string;
  /** Absolute or root-relative URL. */
  FullFilePath: string;
}

/** Announcement/DissmissAnnouncement and Announcement/ReadDetail. */
export interface AnnouncementRequestWire {
  AnnouncementId: number;
}
