import * as v from 'valibot';
import {
  calendarDay,
  decode,
  instant,
  intSchema,
  optionalText,
  rowsSchema,
  type DecodeContext,
} from '../shared/index.ts';
import type { Announcement } from './model.ts';

const attachment = v.object({ Attachment: v.string(), FullFilePath: optionalText });

const announcement = v.object({
  Id: intSchema,
  Title: v.string(),
  Message: v.nullish(v.string(), ''),
  PublishDateTime: instant,
  PublishedBy: optionalText,
  PublishedDate: calendarDay,
  MainImage: optionalText,
  Attachments: rowsSchema(attachment),
});

function model(sent: v.InferOutput<typeof announcement>, { toSafeHref }: DecodeContext): Announcement {
  return {
    id: sent.Id,
    title: sent.Title,
    html: sent.Message,
    publishedAt: sent.PublishDateTime,
    publishedOn: sent.PublishedDate,
    publisher: sent.PublishedBy,
    image: toSafeHref(sent.MainImage),
    attachments: sent.Attachments.map((file) => ({
      name: file.Attachment,
      href: toSafeHref(file.FullFilePath, 'link'),
    })),
  };
}

/**
 * Decodes the answer of Announcement/GetMessage and Announcement/GetActiveAnnouncements, in the order sent: newest
 * first.
 */
export function decodeAnnouncements(sent: unknown, context: DecodeContext): Announcement[] {
  return decode(rowsSchema(announcement), sent).map((one) => model(one, context));
}

/** Decodes the answer of Announcement/ReadDetail. */
export function decodeAnnouncement(sent: unknown, context: DecodeContext): Announcement {
  return model(decode(announcement, sent), context);
}
