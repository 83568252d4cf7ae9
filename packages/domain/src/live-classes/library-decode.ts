import * as v from 'valibot';
import { calendarDay, decode, decodePage, flag, int, optionalText, rows, word, type Page } from '../shared/index.ts';
import { iconOf, iconSource } from './decode.ts';
import type { LibraryCourse, Recording, RecordingKind } from './model.ts';

const course = v.pipe(
  v.object({ CourseId: int, CourseName: v.string(), CourseIcon: optionalText, CourseIconType: iconSource }),
  v.transform((sent): LibraryCourse => ({
    id: sent.CourseId,
    name: sent.CourseName,
    icon: iconOf(sent.CourseIconType, sent.CourseIcon),
  })),
);

/** Answer of LiveClassLibrary/GetCourseOnLiveClassLibrary. */
export function decodeLibraryCourses(sent: unknown): LibraryCourse[] {
  return decode(rows(course), sent);
}

const kinds = new Map<string, RecordingKind>([
  ['AzureVideo', 'hosted'],
  ['YoutubeVideo', 'youtube'],
  ['SpotlightrVideo', 'spotlightr'],
]);

/** A day, or none: a date nobody can read is not worth losing the list for. */
const optionalDate = v.optional(v.fallback(v.nullable(calendarDay), null), null);

const recording = v.pipe(
  v.object({
    Id: int,
    VideoName: v.string(),
    VideoDescription: optionalText,
    VideoThumbnail: optionalText,
    VideoType: v.nullish(v.string(), ''),
    VideoId: v.nullish(v.string(), ''),
    IsWatched: flag,
    Status: v.optional(word(['Watched'], null), null),
    DeliveryDate: optionalDate,
    HasExpiryDate: flag,
    ExpiryDate: optionalDate,
  }),
  v.transform((sent): Recording => ({
    id: sent.Id,
    name: sent.VideoName,
    description: sent.VideoDescription,
    thumbnailUrl: sent.VideoThumbnail,
    kind: kinds.get(sent.VideoType) ?? 'other',
    videoType: sent.VideoType,
    videoId: sent.VideoId,
    watched: sent.IsWatched || sent.Status === 'Watched',
    delivered: sent.DeliveryDate,
    validUntil: sent.HasExpiryDate ? sent.ExpiryDate : null,
  })),
);

/** Answer of LiveClassLibrary/GetActiveLiveClassLibrary. */
export function decodeRecordingPage(sent: unknown): Page<Recording> {
  return decodePage(recording, sent);
}
