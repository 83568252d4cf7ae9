import type { AppointmentWire } from '@portal/domain/appointments';
import type { CalendarEventWire, LiveClassDashboardWire } from '@portal/domain/calendar';
import type { EventGroupWire, EventsRequestWire } from '@portal/domain/events';
import type {
  LibraryCourseWire,
  LibraryItemWire,
  LibraryRequestWire,
  LiveClassCourseWire,
  LiveClassesRequestWire,
  LiveClassEventWire,
  LiveClassValidationWire,
  WatchedRequestWire,
} from '@portal/domain/live-classes';
import type { DayWire, IntWire, PagedWire } from '@portal/domain/shared';

/** What comes next; null or absent = nothing. */
interface NearestWire {
  LiveClassEvent?: LiveClassEventWire | null;
  Appointment?: AppointmentWire | null;
}

interface OfClass {
  LiveClassEventId: IntWire;
}

/** Segments LiveClass, LiveClassLibrary, EventCalendar and Event. */
export interface LiveClassCalls {
  /** Whether the student may register: the class may be full, or there may be a warning. */
  'LiveClass/IsValidLiveClassRegister': {
    method: 'POST';
    body: OfClass & { StudentId: IntWire };
    value: LiveClassValidationWire;
  };
  'LiveClass/RegisterLiveClass': {
    method: 'POST';
    body: OfClass & { StudentId?: IntWire | null };
    value: { Message: string };
  };
  'LiveClass/CancelRegisterLiveClass': { method: 'POST'; body: OfClass; value: { Message: string } };
  /** Classes that have not ended, without the student's own. */
  'LiveClass/GetUpcomingLiveClassEventGridJson': {
    method: 'POST';
    body: LiveClassesRequestWire;
    value: PagedWire<LiveClassEventWire>;
  };
  /** Classes that have not ended and that the student is registered for. */
  'LiveClass/GetRegisteredLiveClassEventGridJson': {
    method: 'POST';
    body: LiveClassesRequestWire;
    value: PagedWire<LiveClassEventWire>;
  };
  /** Classes that are over. */
  'LiveClass/GetArchivedLiveClassEventGridJson': {
    method: 'POST';
    body: LiveClassesRequestWire;
    value: PagedWire<LiveClassEventWire>;
  };
  'LiveClass/GetClosestEvent': { method: 'POST'; value: LiveClassEventWire | null };
  /** A class in the form that the dashboard shows. */
  'LiveClass/GetLiveClassEvent': { method: 'POST'; body: OfClass; value: LiveClassDashboardWire | null };
  'LiveClass/GetNearestLiveEventAndAppointment': { method: 'POST'; value: NearestWire };
  /** All classes at the earliest start. */
  'LiveClass/GetNextUpcomingLiveClassEvent': { method: 'POST'; value: LiveClassEventWire[] };
  'LiveClass/ShowHideLiveClassLibrary': { method: 'POST'; value: boolean };
  'LiveClass/GetStudentCourses': { method: 'GET'; value: LiveClassCourseWire[] };
  'LiveClassLibrary/GetActiveLiveClassLibrary': {
    method: 'POST';
    body: LibraryRequestWire;
    value: PagedWire<LibraryItemWire>;
  };
  'LiveClassLibrary/SetAsWatched': { method: 'POST'; body: WatchedRequestWire; value: null };
  'LiveClassLibrary/GetCourseOnLiveClassLibrary': { method: 'GET'; value: LibraryCourseWire[] };
  /** What is planned in the month of a day. */
  'EventCalendar/GetCurrentMonthEvents': { method: 'GET'; query: { date: DayWire }; value: CalendarEventWire[] };
  'EventCalendar/GetEventsByDate': { method: 'GET'; query: { eventDate: DayWire }; value: CalendarEventWire[] };
  /** The days of the month, among today and the next six days, on which something is planned. */
  'EventCalendar/GetDaysOfAvailableScheduleInAWeek': { method: 'GET'; value: IntWire[] };
  'EventCalendar/ShowHideLiveClassAndMeetings': { method: 'GET'; value: boolean };
  'Event/GetUpcomingEventGridJson': { method: 'POST'; body: EventsRequestWire; value: PagedWire<EventGroupWire> };
  'Event/GetPastEventGridJson': { method: 'POST'; body: EventsRequestWire; value: PagedWire<EventGroupWire> };
}
