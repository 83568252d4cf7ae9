import * as v from 'valibot';
import {
  calendarDay,
  decode,
  decodePage,
  flagSchema,
  instant,
  intSchema,
  optionalInt,
  optionalText,
  rowsSchema,
  linkOrText,
  timeOfDay,
  type DecodeContext,
  type Page,
} from '../shared/index.ts';
import { bookingStatus, isTeacherRequest, meetingMode, personPicture } from '../blocks/index.ts';
import type {
  Appointment,
  AppointmentDetail,
  AppointmentType,
  BookableTeacher,
  BookedAppointment,
  BookingCourse,
  CourseTeachers,
  CourseWithAppointments,
  WeekAvailability,
} from './model.ts';

/* The server's labels of a day are always English, so the view formats the date itself. */
const day = v.pipe(
  v.object({ IsAvailable: flagSchema, ShortDate: calendarDay }),
  v.transform((sent) => ({ date: sent.ShortDate, available: sent.IsAvailable })),
);

const week = v.pipe(
  v.object({ WeekAvailabilities: rowsSchema(day), IsLastWeek: flagSchema }),
  v.transform((sent): WeekAvailability => ({ days: sent.WeekAvailabilities, isLast: sent.IsLastWeek })),
);

/** Decodes the answer of GetTeacherAvailabilityPerWeek and GetTeacherAvailabilityDay. */
export function decodeWeekAvailability(sent: unknown): WeekAvailability {
  return decode(week, sent);
}

const slot = v.pipe(
  v.object({ AvailableTime24: timeOfDay }),
  v.transform((sent) => sent.AvailableTime24),
);

/** Decodes the answer of GetTeacherTimeAvailability and GetAvailabilityTimePerDay: times of day, `HH:mm`, in order. */
export function decodeTimes(sent: unknown): string[] {
  return [...new Set(decode(rowsSchema(slot), sent))].toSorted();
}

const detail = (context: DecodeContext) =>
  v.pipe(
    v.object({
      Id: intSchema,
      TypeId: intSchema,
      Type: v.string(),
      TeacherId: intSchema,
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
 * Decodes the answer of RescheduleAppointment and CreateAppointment; null when it is invalid. An invalid answer is not
 * a failure, since the appointment has been made all the same.
 */
export function decodeAppointmentDetail(sent: unknown, context: DecodeContext): AppointmentDetail | null {
  const made = v.fallback(v.nullable(v.object({ AppointmentDetail: detail(context) })), null);
  return decode(made, sent)?.AppointmentDetail ?? null;
}

const booked = (context: DecodeContext) =>
  v.pipe(
    v.object({
      Id: intSchema,
      TypeId: intSchema,
      Type: v.string(),
      TeacherId: intSchema,
      TeacherName: v.string(),
      StartDate: instant,
      Status: bookingStatus,
      HasPassed: flagSchema,
      ZoomJoinUrl: optionalText,
      Time: v.nullish(v.string(), ''),
      Topic: optionalText,
      Mode: meetingMode,
      Location: optionalText,
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
      time: sent.Time,
      topic: sent.Topic,
      mode: sent.Mode,
      place: sent.Location,
    })),
  );

/**
 * Decodes the appointment in the answer of another call; null = there is none, or it is a teacher request, which has no
 * type.
 */
export function decodeNearestAppointment(sent: unknown, context: DecodeContext): BookedAppointment | null {
  const { TypeId } = decode(v.nullish(v.object({ TypeId: optionalInt }), { TypeId: null }), sent);
  return TypeId === null ? null : decode(booked(context), sent);
}

/**
 * Decodes the answer of GetAppointment for a booked appointment; fails for a teacher request, which has no type and no
 * teacher.
 */
export function decodeBookedAppointment(sent: unknown, context: DecodeContext): BookedAppointment {
  return decode(booked(context), sent);
}

/** Whether a meeting type (001 §4) is that of an appointment; one that the server leaves out counts as such. */
const isAppointment = (meetingType: string) => ['appointment', ''].includes(meetingType.trim().toLowerCase());

const listed = (context: DecodeContext) =>
  v.pipe(
    v.object({
      Id: intSchema,
      TeacherName: v.nullish(v.string(), ''),
      TeacherProfilePictureUri: optionalText,
      Type: v.nullish(v.string(), ''),
      Time: v.nullish(v.string(), ''),
      Status: bookingStatus,
      Topic: optionalText,
      Mode: meetingMode,
      ZoomJoinUrl: optionalText,
      Location: optionalText,
      HasPassed: flagSchema,
      TeacherMeetingType: v.nullish(v.string(), ''),
      TypeId: optionalInt,
      CourseId: optionalInt,
      TeacherId: optionalInt,
      StartDate: instant,
    }),
    v.transform((sent): Appointment => {
      // The server may send it in either field (001 §3).
      const requestedByTeacher = isTeacherRequest(sent.TeacherMeetingType) || isTeacherRequest(sent.Type);
      const { TypeId: typeId, TeacherId: teacherId } = sent;
      return {
        id: sent.Id,
        type: sent.Type,
        teacher: sent.TeacherName,
        picture: personPicture(sent.TeacherProfilePictureUri, context.toSafeHref),
        starts: sent.StartDate,
        time: sent.Time,
        status: sent.Status,
        topic: sent.Topic,
        mode: sent.Mode,
        link: linkOrText(sent.ZoomJoinUrl, context),
        place: sent.Location,
        passed: sent.HasPassed,
        requestedByTeacher,
        changeable: !requestedByTeacher && isAppointment(sent.TeacherMeetingType),
        booking:
          requestedByTeacher || typeId === null || teacherId === null
            ? null
            : { typeId, teacherId, courseId: sent.CourseId },
      };
    }),
  );

/** Decodes the answer of GetStudentAppointments. */
export function decodeAppointmentPage(sent: unknown, context: DecodeContext): Page<Appointment> {
  return decodePage(listed(context), sent);
}

/** Decodes the answer of GetAppointment, also for a teacher request. */
export function decodeAppointment(sent: unknown, context: DecodeContext): Appointment {
  return decode(listed(context), sent);
}

const namedType = v.pipe(
  v.object({ Id: intSchema, Name: v.string() }),
  v.transform((sent): AppointmentType => ({ id: sent.Id, name: sent.Name, quota: null, eligible: true })),
);

/** Decodes the answer of GetAppointmentTypeByStudentId, which has no quotas. */
export function decodeAppointmentTypes(sent: unknown): AppointmentType[] {
  return decode(rowsSchema(namedType), sent);
}

const quotaType = v.pipe(
  v.object({
    AppointmentTypeId: intSchema,
    AppointmentTypeName: v.string(),
    AppointmentCreated: v.nullish(intSchema, 0),
    MaxCreate: v.nullish(intSchema, 0),
    EligibleAccess: flagSchema,
  }),
  v.transform((sent): AppointmentType => ({
    id: sent.AppointmentTypeId,
    name: sent.AppointmentTypeName,
    quota: { booked: sent.AppointmentCreated, max: sent.MaxCreate },
    eligible: sent.EligibleAccess,
  })),
);

/** Decodes the answer of GetAppointmentType, with quotas. */
export function decodeCourseAppointmentTypes(sent: unknown): AppointmentType[] {
  return decode(rowsSchema(quotaType), sent);
}

const bookingCourse = v.pipe(
  v.object({ CourseId: intSchema, CourseCode: optionalText, CourseName: v.string(), ItemType: intSchema }),
  v.transform((sent): BookingCourse => ({
    id: sent.CourseId,
    itemType: sent.ItemType,
    name: sent.CourseName,
    code: sent.CourseCode,
  })),
);

/** Decodes the answer of GetCourses. */
export function decodeBookingCourses(sent: unknown): BookingCourse[] {
  return decode(rowsSchema(bookingCourse), sent);
}

const courseWithAppointments = v.pipe(
  v.object({ Id: intSchema, CoursePublishedId: intSchema, Name: v.string() }),
  v.transform((sent): CourseWithAppointments => ({
    id: sent.Id,
    publishedId: sent.CoursePublishedId,
    name: sent.Name,
  })),
);

/** Decodes the answer of GetCoursesWithAppointment. */
export function decodeCoursesWithAppointments(sent: unknown): CourseWithAppointments[] {
  return decode(rowsSchema(courseWithAppointments), sent);
}

const teacherSelect = v.object({
  Id: intSchema,
  FullName: v.string(),
  HasSetProfilePicture: flagSchema,
  ProfilePictUrl: optionalText,
});

/** Decodes the answer of GetTeachersBySelectedCourse. */
export function decodeTeachersOfCourse(sent: unknown, { toSafeHref }: DecodeContext): BookableTeacher[] {
  return decode(rowsSchema(teacherSelect), sent).map((one) => ({
    id: one.Id,
    name: one.FullName,
    picture: one.HasSetProfilePicture ? personPicture(one.ProfilePictUrl, toSafeHref) : null,
  }));
}

const courseTeachers = v.object({
  CourseName: v.nullish(v.string(), ''),
  Teachers: rowsSchema(v.object({ Id: intSchema, FullName: v.string(), ProfilePict: optionalText })),
});

/** Decodes the answer of GetCoursePublishedTeacher. */
export function decodeCourseTeachers(sent: unknown, { toSafeHref }: DecodeContext): CourseTeachers {
  const { CourseName, Teachers } = decode(courseTeachers, sent);
  return {
    courseName: CourseName,
    teachers: Teachers.map((one) => ({
      id: one.Id,
      name: one.FullName,
      picture: personPicture(one.ProfilePict, toSafeHref),
    })),
  };
}
