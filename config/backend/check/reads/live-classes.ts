import { decodeNearestAppointment } from '@portal/domain/appointments';
import { decodeAgendaDay, decodeBusyDays, decodeCalendarLiveClass } from '@portal/domain/calendar';
import { decodeEventPage } from '@portal/domain/events';
import {
  decodeClosestClass,
  decodeLibraryCourses,
  decodeLiveClassCourses,
  decodeLiveClassPage,
  decodeNearest,
  decodeNextClasses,
  decodeRecordingPage,
  decodeRegistrationCheck,
} from '@portal/domain/live-classes';
import { decodeBoolean } from '@portal/domain/shared';
import { need, type Responses } from '../responses.ts';
import { firstPage, nothing, read, type Decoder, type Read } from '../read.ts';

/** The classes of all of the student's courses, in the server's order. */
const classes = () => ({ body: { ...firstPage(''), CoursePublishedIds: '' } });
const events = () => ({ body: { PageIndex: 0, PageSize: 10, Keyword: '' } });

/** The id of the first upcoming live class. */
export const upcomingClass = (responses: Responses): number =>
  need(responses.rows('LiveClass/GetUpcomingLiveClassEventGridJson')[0]?.['Id'], 'upcoming live class');

const nearest: Decoder = (sent, context) => {
  const { appointment } = decodeNearest(sent, context);
  return appointment === null || decodeNearestAppointment(appointment, context);
};

/** Live classes, recordings, calendar and events. */
export const liveClassReads: readonly Read[] = [
  read('LiveClass/GetStudentCourses', nothing, decodeLiveClassCourses),
  read('LiveClass/GetUpcomingLiveClassEventGridJson', classes, decodeLiveClassPage),
  read('LiveClass/GetRegisteredLiveClassEventGridJson', classes, decodeLiveClassPage),
  read('LiveClass/GetArchivedLiveClassEventGridJson', classes, decodeLiveClassPage),
  read('LiveClass/GetClosestEvent', nothing, decodeClosestClass),
  read('LiveClass/GetNextUpcomingLiveClassEvent', nothing, decodeNextClasses),
  read('LiveClass/GetNearestLiveEventAndAppointment', nothing, nearest),
  read(
    'LiveClass/GetLiveClassEvent',
    (responses) => ({ body: { LiveClassEventId: upcomingClass(responses) } }),
    decodeCalendarLiveClass,
  ),
  read(
    'LiveClass/IsValidLiveClassRegister',
    (responses) => ({ body: { StudentId: responses.studentId, LiveClassEventId: upcomingClass(responses) } }),
    decodeRegistrationCheck,
  ),
  read('LiveClass/ShowHideLiveClassLibrary', nothing, decodeBoolean),
  read('LiveClassLibrary/GetCourseOnLiveClassLibrary', nothing, decodeLibraryCourses),
  read(
    'LiveClassLibrary/GetActiveLiveClassLibrary',
    (responses) => {
      const course = responses.rows('LiveClassLibrary/GetCourseOnLiveClassLibrary')[0];
      return { body: { ...firstPage(), CourseId: need(course?.['CourseId'], 'course with recordings') } };
    },
    decodeRecordingPage,
  ),
  read('EventCalendar/ShowHideLiveClassAndMeetings', nothing, decodeBoolean),
  read('EventCalendar/GetDaysOfAvailableScheduleInAWeek', nothing, decodeBusyDays),
  read('EventCalendar/GetEventsByDate', ({ today }) => ({ query: { eventDate: today } }), decodeAgendaDay),
  read('EventCalendar/GetCurrentMonthEvents', ({ today }) => ({ query: { date: today } }), decodeAgendaDay),
  read('Event/GetUpcomingEventGridJson', events, decodeEventPage),
  read('Event/GetPastEventGridJson', events, decodeEventPage),
];
