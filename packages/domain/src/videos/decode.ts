import * as v from 'valibot';
import {
  decode,
  flagSchema,
  intSchema,
  optionalInt,
  optionalText,
  rowsSchema,
  type DecodeContext,
} from '../shared/index.ts';
import { embedSource } from './embed.ts';
import type { CourseVideo, VideoChannel } from './model.ts';
import { courseOrTest, videoSource, type VideoSource } from '../blocks/index.ts';
import { courseChannelSource } from './sources.ts';

const dashboardVideo = ({ toSafeHref }: DecodeContext) =>
  v.pipe(
    v.object({
      CourseName: optionalText,
      DiagnosticTestName: optionalText,
      ChannelId: v.string(),
      ChannelThumbnail: optionalText,
      ChannelTitle: v.string(),
      IsVideoChannel: flagSchema,
    }),
    v.transform((sent): Omit<VideoChannel, 'id'> & { channelId: string } => ({
      channelId: sent.ChannelId,
      title: sent.ChannelTitle,
      about: sent.CourseName ?? sent.DiagnosticTestName,
      thumbnailUrl: toSafeHref(sent.ChannelThumbnail),
      source: videoSource(sent.IsVideoChannel ? 'youtubeChannel' : 'youtube', sent.ChannelId),
    })),
  );

/** Decodes the answer of Dashboard/GetDashboardVideo. */
export function decodeDashboardVideos(sent: unknown, context: DecodeContext): VideoChannel[] {
  return decode(rowsSchema(dashboardVideo(context)), sent).map(({ channelId, ...channel }, index) => ({
    id: `${index}-${channelId}`,
    ...channel,
  }));
}

const courseVideo = v.pipe(
  v.object({
    Id: intSchema,
    CourseName: v.string(),
    CoursePublishedId: optionalInt,
    DiagnosticTestId: optionalInt,
    VideoChannel: v.nullish(v.number(), null),
    IsVideoChannel: flagSchema,
    ChannelId: optionalText,
  }),
  v.transform((sent): CourseVideo => ({
    id: `${sent.Id}-${sent.CoursePublishedId ?? ''}-${sent.DiagnosticTestId ?? ''}`,
    name: sent.CourseName,
    content: sent.IsVideoChannel
      ? { kind: 'channel', source: courseChannelSource(sent.VideoChannel, sent.ChannelId) }
      : { kind: 'video', owner: courseOrTest(sent.CoursePublishedId, sent.DiagnosticTestId) },
  })),
);

/** Decodes the answer of Videos/GetActiveCourseHasVideo. */
export function decodeCourseVideos(sent: unknown): CourseVideo[] {
  return decode(rowsSchema(courseVideo), sent);
}

/** Decodes the answer of Videos/GetVideoEmbedCode: the source of the video. */
export function decodeVideoEmbed(sent: unknown): VideoSource {
  return embedSource(decode(v.nullish(v.string(), ''), sent));
}
