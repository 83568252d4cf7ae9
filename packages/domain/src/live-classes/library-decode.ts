import * as v from 'valibot';
import {
  lenientDay,
  decode,
  decodePage,
  flagSchema,
  intSchema,
  optionalText,
  rowsSchema,
  oneOf,
  type DecodeContext,
  type Page,
} from '../shared/index.ts';
import { iconSource } from '../blocks/index.ts';
import { decodeIcon } from './decode.ts';
import type { LibraryCourse, Recording, RecordingKind } from './model.ts';

const course = (context: DecodeContext) =>
  v.pipe(
    v.object({ CourseId: intSchema, CourseName: v.string(), CourseIcon: optionalText, CourseIconType: iconSource }),
    v.transform((sent): LibraryCourse => ({
      id: sent.CourseId,
      name: sent.CourseName,
      icon: decodeIcon(sent.CourseIconType, sent.CourseIcon, context),
    })),
  );

/** Decodes the answer of LiveClassLibrary/GetCourseOnLiveClassLibrary. */
export function decodeLibraryCourses(sent: unknown, context: DecodeContext): LibraryCourse[] {
  return decode(rowsSchema(course(context)), sent);
}

const kinds = new Map<string, RecordingKind>([
  ['AzureVideo', 'hosted'],
  ['YoutubeVideo', 'youtube'],
  ['SpotlightrVideo', 'spotlightr'],
]);

const recording = ({ toSafeHref }: DecodeContext) =>
  v.pipe(
    v.object({
      Id: intSchema,
      VideoName: v.string(),
      VideoDescription: optionalText,
      VideoThumbnail: optionalText,
      VideoType: v.nullish(v.string(), ''),
      VideoId: v.nullish(v.string(), ''),
      IsWatched: flagSchema,
      Status: v.optional(oneOf(['Watched'], null), null),
      DeliveryDate: lenientDay,
      HasExpiryDate: flagSchema,
      ExpiryDate: lenientDay,
    }),
    v.transform((sent): Recording => ({
      id: sent.Id,
      name: sent.VideoName,
      description: sent.VideoDescription,
      thumbnailUrl: toSafeHref(sent.VideoThumbnail),
      kind: kinds.get(sent.VideoType) ?? 'other',
      videoType: sent.VideoType,
      videoId: sent.VideoId,
      watched: sent.IsWatched || sent.Status === 'Watched',
      delivered: sent.DeliveryDate,
      validUntil: sent.HasExpiryDate ? sent.ExpiryDate : null,
    })),
  );

/** Decodes the answer of LiveClassLibrary/GetActiveLiveClassLibrary. */
export function decodeRecordingPage(sent: unknown, context: DecodeContext): Page<Recording> {
  return decodePage(recording(context), sent);
}
