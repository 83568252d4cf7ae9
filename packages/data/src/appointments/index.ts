export {
  useAppointment,
  useAppointments,
  useAppointmentTypes,
  useAvailabilityTimes,
  useAvailabilityWeek,
  useBookingCourses,
  useCancelAppointment,
  useChangedAppointment,
  useCourseAppointmentTypes,
  useCoursesWithAppointments,
  useCourseTeachers,
  useCreateAppointment,
  useNextTimes,
  useRefreshAppointments,
  useRescheduleAppointment,
  useSilentAppointments,
  useSilentCoursesWithAppointments,
  useSilentCourseTeachers,
  useTeachersOfCourse,
  useWasChanged,
} from './hooks.ts';
export type { NewAppointment } from './mutations.ts';
export { appointmentsCall, coursesWithAppointmentsCall, courseTeachersCall, courseTypesCall } from './calls.ts';
export type { AvailabilityScope } from './queries.ts';
export {
  prefetchAppointments,
  prefetchAppointmentsHub,
  prefetchCoursesWithAppointments,
  prefetchTeacherMeetings,
} from './prefetch.ts';
