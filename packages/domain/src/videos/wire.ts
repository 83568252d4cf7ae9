/** A video of the dashboard, as sent (contract 3.5). */
export interface DashboardVideoWire {
  /** Exactly one of the two names is set. */
  CourseName?: string | null;
  DiagnosticTestName?: string | null;
  ChannelId: string;
  ChannelThumbnail?: string | null;
  ChannelTitle: string;
  /** True: `ChannelId` is a playlist. False: it is a single video. */
  IsVideoChannel: boolean;
}

/** A course or diagnostic test with videos, as sent (contract 3.5). */
export interface CourseVideoWire {
  Id: number;
  CourseName: string;
  /** Exactly one of the two is set. */
  CoursePublishedId?: number | null;
  DiagnosticTestId?: number | null;
  /** 1 YouTube, 2 Wistia, 3 Spotlightr. */
  VideoChannel?: number | null;
  IsVideoChannel: boolean;
  /** Set if it is a channel. */
  ChannelId?: string | null;
}

/** Videos/GetVideoEmbedCode: exactly one of the two is set. */
export interface VideoEmbedRequestWire {
  CoursePublishedId: number | null;
  DiagnosticTestId: number | null;
}
