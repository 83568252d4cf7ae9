import * as v from 'valibot';
import {
  calendarDay,
  decode,
  decodePage,
  flagSchema,
  intSchema,
  optionalText,
  rowsSchema,
  strictFlag,
  timeOfDay,
  type DecodeContext,
  type Page,
} from '../shared/index.ts';
import { iconSource, type CourseIcon, personPicture } from '../blocks/index.ts';
import type { LiveClass, RegistrationCheck } from './model.ts';

const validation = v.pipe(
  v.object({ IsFull: strictFlag, IsWarning: strictFlag, WarningMessage: optionalText, ErrorMessage: optionalText }),
  v.transform((sent): RegistrationCheck => {
    // The list reads one field, the dashboard the other (001 §3); the server may send only one of them.
    const message = sent.WarningMessage ?? sent.ErrorMessage ?? '';
    // A full class wins over a conflict; neither registers (001 §4).
    if (sent.IsFull) return { kind: 'full', message };
    return sent.IsWarning ? { kind: 'conflict', message } : { kind: 'free' };
  }),
);

/** Decodes the answer of LiveClass/IsValidLiveClassRegister. */
export function decodeRegistrationCheck(sent: unknown): RegistrationCheck {
  return decode(validation, sent);
}

/**
 * Decodes the answer of RegisterLiveClass and CancelRegisterLiveClass: the server's message, '' when there is none. It
 * never fails: the registration or cancellation has been made, even when the answer is invalid.
 */
export function decodeServerMessage(sent: unknown): string {
  return (
    decode(v.fallback(v.object({ Message: v.fallback(optionalText, null) }), { Message: null }), sent).Message ?? ''
  );
}

/**
 * Returns the icon for the code and value of its source: 1 is the default icon, 3 a URL, anything else a class of the
 * icon font (contract 3.1). A URL that is not allowed becomes the default icon.
 */
export function decodeIcon(source: number, value: string | null, { toSafeHref }: DecodeContext): CourseIcon {
  if (source === 1 || value === null) return { kind: 'default' };
  if (source !== 3) return { kind: 'font', className: value };
  const url = toSafeHref(value);
  return url ? { kind: 'image', url } : { kind: 'default' };
}

const liveClass = (context: DecodeContext) =>
  v.pipe(
    v.object({
      Id: intSchema,
      Topic: v.string(),
      StartDate: calendarDay,
      StartTime: timeOfDay,
      EndTime: timeOfDay,
      TeacherName: optionalText,
      TeacherProfilePictureUri: optionalText,
      TotalPresenter: v.optional(v.fallback(intSchema, 1), 1),
      ZoomLink: optionalText,
      IsLiveNow: flagSchema,
      IsRegistered: flagSchema,
      IconSource: iconSource,
      Icon: optionalText,
      // Unlike other flags, absent counts as true.
      Display: v.optional(v.fallback(v.boolean(), true), true),
    }),
    v.transform((sent): LiveClass => ({
      id: sent.Id,
      topic: sent.Topic,
      date: sent.StartDate,
      start: sent.StartTime,
      end: sent.EndTime,
      teacher: sent.TeacherName,
      teacherPicture: personPicture(sent.TeacherProfilePictureUri, context.toSafeHref),
      otherPresenters: Math.max(0, sent.TotalPresenter - 1),
      link: context.toSafeHref(sent.ZoomLink, 'link'),
      liveNow: sent.IsLiveNow,
      registered: sent.IsRegistered,
      icon: decodeIcon(sent.IconSource, sent.Icon, context),
      shown: sent.Display,
    })),
  );

/**
 * Decodes the answer of LiveClass/GetUpcomingLiveClassEventGridJson and LiveClass/GetRegisteredLiveClassEventGridJson.
 */
export function decodeLiveClassPage(sent: unknown, context: DecodeContext): Page<LiveClass> {
  return decodePage(liveClass(context), sent);
}

/** Decodes the answer of LiveClass/GetNextUpcomingLiveClassEvent: all classes with the earliest start. */
export function decodeNextClasses(sent: unknown, context: DecodeContext): LiveClass[] {
  return decode(rowsSchema(liveClass(context)), sent);
}

/** Decodes the answer of LiveClass/GetClosestEvent; null = there is none. */
export function decodeClosestClass(sent: unknown, context: DecodeContext): LiveClass | null {
  return decode(v.nullish(liveClass(context), null), sent);
}

const nearest = (context: DecodeContext) =>
  v.pipe(
    v.object({ LiveClassEvent: v.nullish(liveClass(context), null), Appointment: v.optional(v.unknown()) }),
    v.transform((sent) => ({ liveClass: sent.LiveClassEvent, appointment: sent.Appointment })),
  );

/**
 * Decodes the answer of LiveClass/GetNearestLiveEventAndAppointment; the appointment is left to the decoder of its
 * area.
 */
export function decodeNearest(
  sent: unknown,
  context: DecodeContext,
): { liveClass: LiveClass | null; appointment: unknown } {
  return decode(nearest(context), sent);
}

/** Decodes the answer of LiveClass/GetStudentCourses: the published ids. */
export function decodeLiveClassCourses(sent: unknown): number[] {
  return decode(rowsSchema(v.object({ CoursePublishedId: intSchema })), sent).map((one) => one.CoursePublishedId);
}
