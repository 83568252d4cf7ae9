import type { IntWire, UrlOrEmptyWire, VideoChannelWire } from '../shared/index.ts';

/** A video of the dashboard, as sent (contract 3.5). */
export interface DashboardVideoWire {
  /** Exactly one of the two names is set. */
  CourseName?: string | null;
  DiagnosticTestName?: string | null;
  ChannelId: string;
  ChannelThumbnail?: UrlOrEmptyWire | null;
  ChannelTitle: string;
  /** True: `ChannelId` is a playlist. False: it is a single video. */
  IsVideoChannel: boolean;
}

/** A course or diagnostic test with videos, as sent (contract 3.5). */
export interface CourseVideoWire {
  Id: IntWire;
  CourseName: string;
  /** Exactly one of the two is set. */
  CoursePublishedId?: IntWire | null;
  DiagnosticTestId?: IntWire | null;
  /** 1 YouTube, 2 Wistia, 3 Spotlightr. */
  VideoChannel?: VideoChannelWire | null;
  IsVideoChannel: boolean;
  /** Set if it is a channel. */
  ChannelId?: string | null;
}

/** Videos/GetVideoEmbedCode: exactly one of the two is set. */
export interface VideoEmbedRequestWire {
  CoursePublishedId: IntWire | null;
  DiagnosticTestId: IntWire | null;
}
