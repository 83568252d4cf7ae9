import * as v from 'valibot';
import {
  type Page,
  calendarDay,
  decodePage,
  optionalText,
  rowsSchema,
  timeOfDay,
  type DecodeContext,
} from '../shared/index.ts';
import type { EventDay, PortalEvent } from './model.ts';

const event = ({ toSafeHref }: DecodeContext) =>
  v.pipe(
    v.object({
      Name: v.string(),
      Description: optionalText,
      Link: optionalText,
      EventTime: v.pipe(optionalText, v.nullable(timeOfDay)),
    }),
    v.transform((sent): PortalEvent => ({
      name: sent.Name,
      description: sent.Description,
      link: toSafeHref(sent.Link, 'link'),
      time: sent.EventTime,
    })),
  );

const day = (context: DecodeContext) =>
  v.pipe(
    v.object({ Date: calendarDay, Events: rowsSchema(event(context)) }),
    v.transform(({ Date: date, Events: events }): EventDay => ({ date, events })),
  );

/**
 * Decodes the answer of Event/GetUpcomingEventGridJson and Event/GetPastEventGridJson: each row is a day with its
 * events.
 */
export function decodeEventPage(sent: unknown, context: DecodeContext): Page<EventDay> {
  return decodePage(day(context), sent);
}
