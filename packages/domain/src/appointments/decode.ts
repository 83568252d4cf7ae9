import * as v from 'valibot';
import {
  calendarDay,
  decode,
  flag,
  instant,
  int,
  optionalInt,
  optionalText,
  rows,
  linkOrText,
  timeOfDay,
  type DecodeContext,
} from '../shared/index.ts';
import { bookingStatus } from '../blocks/index.ts';
import type { AppointmentDetail, BookedAppointment, WeekAvailability } from './model.ts';

/* The server's own labels of a day are English; days are put into words where the language is known. */
const day = v.pipe(
  v.object({ IsAvailable: flag, ShortDate: calendarDay }),
  v.transform((sent) => ({ date: sent.ShortDate, available: sent.IsAvailable })),
);

const week = v.pipe(
  v.object({ WeekAvailabilities: rows(day), IsLastWeek: flag }),
  v.transform((sent): WeekAvailability => ({ days: sent.WeekAvailabilities, isLast: sent.IsLastWeek })),
);

/** Answer of GetTeacherAvailabilityPerWeek and GetTeacherAvailabilityDay. */
export function decodeWeekAvailability(sent: unknown): WeekAvailability {
  return decode(week, sent);
}

const slot = v.pipe(
  v.object({ AvailableTime24: timeOfDay }),
  v.transform((sent) => sent.AvailableTime24),
);

/** Answer of GetTeacherTimeAvailability and GetAvailabilityTimePerDay: times of day, `HH:mm`, in order. */
export function decodeTimes(sent: unknown): string[] {
  return [...new Set(decode(rows(slot), sent))].toSorted();
}

const detail = (context: DecodeContext) =>
  v.pipe(
    v.object({
      Id: int,
      TypeId: int,
      Type: v.string(),
      TeacherId: int,
      TeacherName: v.string(),
      CourseId: optionalInt,
      CourseName: optionalText,
      AppointmentTime: instant,
      Status: bookingStatus,
      JoinUrl: optionalText,
    }),
    v.transform((sent): AppointmentDetail => ({
      id: sent.Id,
      typeId: sent.TypeId,
      type: sent.Type,
      teacherId: sent.TeacherId,
      teacher: sent.TeacherName,
      courseId: sent.CourseId,
      courseName: sent.CourseName,
      starts: sent.AppointmentTime,
      status: sent.Status,
      link: linkOrText(sent.JoinUrl, context),
    })),
  );

/**
 * Answer of RescheduleAppointment and CreateAppointment. null where it cannot be read: what the server has done is done,
 * and must not look like a failure.
 */
export function decodeAppointmentDetail(sent: unknown, context: DecodeContext): AppointmentDetail | null {
  const made = v.fallback(v.nullable(v.object({ AppointmentDetail: detail(context) })), null);
  return decode(made, sent)?.AppointmentDetail ?? null;
}

const booked = (context: DecodeContext) =>
  v.pipe(
    v.object({
      Id: int,
      TypeId: int,
      Type: v.string(),
      TeacherId: int,
      TeacherName: v.string(),
      StartDate: instant,
      Status: bookingStatus,
      HasPassed: flag,
      ZoomJoinUrl: optionalText,
    }),
    v.transform((sent): BookedAppointment => ({
      id: sent.Id,
      typeId: sent.TypeId,
      type: sent.Type,
      teacherId: sent.TeacherId,
      teacher: sent.TeacherName,
      starts: sent.StartDate,
      status: sent.Status,
      passed: sent.HasPassed,
      link: linkOrText(sent.ZoomJoinUrl, context),
    })),
  );

/** An appointment among other things; null = there is none, or it is a teacher request, which has no type. */
export function decodeNearestAppointment(sent: unknown, context: DecodeContext): BookedAppointment | null {
  const { TypeId } = decode(v.nullish(v.object({ TypeId: optionalInt }), { TypeId: null }), sent);
  return TypeId === null ? null : decode(booked(context), sent);
}

/** Answer of GetAppointment for what was booked as an appointment; a teacher request has no type and no teacher. */
export function decodeBookedAppointment(sent: unknown, context: DecodeContext): BookedAppointment {
  return decode(booked(context), sent);
}
