import * as v from 'valibot';
import { decode, flag, int, optionalInt, optionalText, rows, type DecodeContext } from '../shared/index.ts';
import { embedSource } from './embed.ts';
import type { CourseVideo, VideoChannel, VideoOwner, VideoSource } from './model.ts';
import { courseChannelSource, videoSource } from './sources.ts';

const dashboardVideo = ({ toSafeHref }: DecodeContext) =>
  v.pipe(
    v.object({
      CourseName: optionalText,
      DiagnosticTestName: optionalText,
      ChannelId: v.string(),
      ChannelThumbnail: optionalText,
      ChannelTitle: v.string(),
      IsVideoChannel: flag,
    }),
    v.transform((sent): Omit<VideoChannel, 'id'> & { channelId: string } => ({
      channelId: sent.ChannelId,
      title: sent.ChannelTitle,
      about: sent.CourseName ?? sent.DiagnosticTestName,
      thumbnailUrl: toSafeHref(sent.ChannelThumbnail),
      source: videoSource(sent.IsVideoChannel ? 'youtubeChannel' : 'youtube', sent.ChannelId),
    })),
  );

/** Answer of Dashboard/GetDashboardVideo. */
export function decodeDashboardVideos(sent: unknown, context: DecodeContext): VideoChannel[] {
  return decode(rows(dashboardVideo(context)), sent).map(({ channelId, ...channel }, index) => ({
    id: `${index}-${channelId}`,
    ...channel,
  }));
}

function ownerOf(course: number | null, diagnosticTest: number | null): VideoOwner | null {
  if (course !== null) return { kind: 'course', id: course };
  return diagnosticTest === null ? null : { kind: 'diagnosticTest', id: diagnosticTest };
}

const courseVideo = v.pipe(
  v.object({
    Id: int,
    CourseName: v.string(),
    CoursePublishedId: optionalInt,
    DiagnosticTestId: optionalInt,
    VideoChannel: v.nullish(v.number(), null),
    IsVideoChannel: flag,
    ChannelId: optionalText,
  }),
  v.transform((sent): CourseVideo => ({
    id: `${sent.Id}-${sent.CoursePublishedId ?? ''}-${sent.DiagnosticTestId ?? ''}`,
    name: sent.CourseName,
    content: sent.IsVideoChannel
      ? { kind: 'channel', source: courseChannelSource(sent.VideoChannel, sent.ChannelId) }
      : { kind: 'video', owner: ownerOf(sent.CoursePublishedId, sent.DiagnosticTestId) },
  })),
);

/** Answer of Videos/GetActiveCourseHasVideo. */
export function decodeCourseVideos(sent: unknown): CourseVideo[] {
  return decode(rows(courseVideo), sent);
}

/** Answer of Videos/GetVideoEmbedCode: the source of the video. */
export function decodeVideoEmbed(sent: unknown): VideoSource {
  return embedSource(decode(v.nullish(v.string(), ''), sent));
}
