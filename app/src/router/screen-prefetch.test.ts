// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { prefetch as prefetchMeetings } from '../appointments/MeetingsContainer.tsx';
import { prefetch as prefetchBookedMeetings } from '../appointments/BookedMeetingsContainer.tsx';
import { prefetchDashboard } from '../dashboard/prefetch-dashboard.ts';
import { prefetch as prefetchEvents } from '../events/EventsContainer.tsx';
import { prefetch as prefetchLessons } from '../lessons/LessonsContainer.tsx';
import { prefetch as prefetchLiveClasses } from '../live-classes/LiveClassesContainer.tsx';
import { prefetch as prefetchMessages } from '../messages/MessagesContainer.tsx';
import { prefetch as prefetchProfile } from '../profile/ProfileContainer.tsx';
import { calledAhead, type Prefetch } from '../testing/called-ahead.ts';
import type { RouteAddress } from './lazy-route.tsx';

const ANSWERS: Readonly<Record<string, unknown>> = {
  'LiveClass/GetStudentCourses': [],
  'Course/GetCourseResetStatus': { IsResetInProgress: false },
  'Course/GetCourseModule': {
    Modules: [
      { Id: 11, Name: 'Speaking', IsModulePackageActive: false },
      { Id: 12, Name: 'Writing', IsModulePackageActive: true },
    ],
    IsLocked: false,
  },
};

/** What a screen asks for ahead at an address: the call, with the keyword where it has one, or the module. */
async function askedAt(prefetch: Prefetch, address: Partial<RouteAddress>, answers = ANSWERS): Promise<string[]> {
  const calls = await calledAhead(prefetch, address, answers);
  return calls.map(({ path, body }) => {
    const { Keyword: keyword, ModuleId: module } = (body ?? {}) as { Keyword?: string; ModuleId?: number };
    const of = keyword || module;
    return of ? `${path} ${of}` : path;
  });
}

const LIVE = [
  'LiveClass/ShowHideLiveClassLibrary',
  'LiveClass/GetNextUpcomingLiveClassEvent',
  'LiveClass/GetStudentCourses',
];

test.for<[screen: string, Prefetch, search: string, asked: string[]]>([
  ['events', prefetchEvents, '', ['Event/GetUpcomingEventGridJson']],
  ['events', prefetchEvents, 'tab=past&q=pte', ['Event/GetPastEventGridJson pte']],
  ['live classes', prefetchLiveClasses, '', [...LIVE, 'LiveClass/GetUpcomingLiveClassEventGridJson']],
  [
    'live classes',
    prefetchLiveClasses,
    'sub=registered&q=pte',
    [...LIVE, 'LiveClass/GetRegisteredLiveClassEventGridJson pte'],
  ],
  ['the library', prefetchLiveClasses, 'tab=liveclassesLibrary&q=pte', ['LiveClass/ShowHideLiveClassLibrary']],
  ['messages', prefetchMessages, '', ['Message/GetActiveMessageHelperGridJson']],
  ['messages', prefetchMessages, 'tab=archive&q=pte', ['Message/GetArchivedMessageHelperGridJson pte']],
  [
    'a conversation',
    prefetchMessages,
    'conversation=1&user=2&topic=3',
    ['Message/GetActiveMessageHelperGridJson', 'Message/GetMessageDetailsJson'],
  ],
  [
    'appointments',
    prefetchMeetings,
    '',
    [
      'Appointment/GetStudentAppointments',
      'Appointment/GetAppointmentTypeByStudentId',
      'Appointment/GetCoursesWithAppointment',
    ],
  ],
  ['the booking wizard', prefetchMeetings, 'step=type', []],
  ['booked meetings', prefetchBookedMeetings, '', ['Appointment/GetStudentAppointments']],
  ['the profile', prefetchProfile, '', ['Profile/GetProfile', 'Setting/GetAppSetting', 'Setting/GetIntegrationConfig']],
])('the data of %s are fetched ahead, as the address shows them (%#)', async ([, prefetch, search, asked]) => {
  expect(await askedAt(prefetch, { search: new URLSearchParams(search) })).toEqual(asked);
});

const LESSONS = ['Course/GetCourseById', 'Course/GetCourseResetStatus', 'Course/GetCourseModule'];

test.for<[id: string, search: string, change: object, asked: string[]]>([
  ['101', '', {}, [...LESSONS, 'Course/GetModuleDetail 12']],
  ['101', 'module=13', {}, [...LESSONS, 'Course/GetModuleDetail 12']],
  ['101', 'module=11', {}, LESSONS],
  ['101', '', { 'Course/GetCourseResetStatus': { IsResetInProgress: true } }, LESSONS],
  ['101', '', { 'Course/GetCourseResetStatus': 'of another shape' }, LESSONS],
  ['101', '', { 'Course/GetCourseModule': { Modules: [], IsLocked: true } }, LESSONS],
  ['none', '', {}, []],
])('the lessons of course %s at "%s" where %o', async ([id, search, change, asked]) => {
  const address = { params: { id }, search: new URLSearchParams(search) };
  expect(await askedAt(prefetchLessons, address, { ...ANSWERS, ...change })).toEqual(asked);
});

const TODAY = ['EventCalendar/ShowHideLiveClassAndMeetings', 'Setting/GetIntegrationConfig'];
const TILES = ['Course/PagedStudentCourse', 'Course/GetCourseStudentProgress'];
const course = (id: number, progress: string) => ({
  Id: id,
  ItemType: 1,
  CourseName: 'PTE',
  Status: 4,
  CourseStatus: 1,
  ProgressStatus: progress,
});

test.for<[ownProgress: boolean, lastOpened: object, asked: string[]]>([
  [false, {}, TILES],
  [false, { course: 102 }, TILES],
  [
    false,
    { course: 102, lesson: { module: 12, id: 1 } },
    [...TILES, 'Course/GetCourseModule', 'Course/GetModuleDetail 12'],
  ],
  [true, { course: 102, lesson: { module: 12, id: 1 } }, []],
])(
  'the dashboard where the school has its own progress page (%s) and %j was opened last',
  async ([own, last, asked]) => {
    localStorage.setItem('lastLesson:7002', JSON.stringify(last));
    const called = await askedAt(
      prefetchDashboard,
      {},
      {
        ...ANSWERS,
        'Setting/IsEnableStudentProgressMicroService': { IsEnableStudentProgress: own },
        'Course/PagedStudentCourse': { rows: [course(101, 'In Progress'), course(102, 'Not Started')], total: 2 },
      },
    );
    localStorage.clear();
    expect(called).toEqual([...TODAY, 'Setting/IsEnableStudentProgressMicroService', ...asked]);
  },
);
