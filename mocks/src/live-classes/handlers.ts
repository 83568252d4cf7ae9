import { liveClassesOf } from '../calendar/fixtures.ts';
import { cancelRegistration, checkRegistration, liveClassById, register } from './model.ts';
import { closestClass, liveClassCourses, nextClasses, pagedClasses } from './lists.ts';
import { nearest } from '../backend/nearest.ts';
import type { MockArea } from '../backend/area.ts';
import { call, type MakeHandler } from '../backend/route.ts';

const oneClass = { LiveClassEventId: 'number' } as const;

const classes = {
  PageIndex: 'number',
  PageSize: 'number',
  SortFieldName: 'string',
  SortOrder: 'string',
  Keyword: 'string',
  CoursePublishedIds: 'string',
} as const;

const lists = [
  ['upcoming', 'LiveClass/GetUpcomingLiveClassEventGridJson'],
  ['registered', 'LiveClass/GetRegisteredLiveClassEventGridJson'],
  ['archived', 'LiveClass/GetArchivedLiveClassEventGridJson'],
] as const;

/** Segment LiveClass. */
const liveClassCalls: MakeHandler[] = [
  call(
    {
      method: 'POST',
      path: 'LiveClass/IsValidLiveClassRegister',
      body: { StudentId: 'number', LiveClassEventId: 'number' },
    },
    (_student, { school, body }) => checkRegistration(school, body.LiveClassEventId),
  ),
  call({ method: 'POST', path: 'LiveClass/RegisterLiveClass', body: oneClass }, (student, { school, body }) =>
    register(school, student, body.LiveClassEventId),
  ),
  call({ method: 'POST', path: 'LiveClass/CancelRegisterLiveClass', body: oneClass }, (student, { school, body }) =>
    cancelRegistration(school, student, body.LiveClassEventId),
  ),
  call({ method: 'POST', path: 'LiveClass/GetLiveClassEvent', body: oneClass }, (student, { school, body }) =>
    liveClassById(school, student, body.LiveClassEventId),
  ),
  ...lists.map(([list, path]) =>
    call({ method: 'POST', path, body: classes }, (student, { school, body }) =>
      pagedClasses(school, student, list, { ...body, SortOrder: body.SortOrder === 'DESC' ? 'DESC' : 'ASC' }),
    ),
  ),
  call({ method: 'POST', path: 'LiveClass/GetNextUpcomingLiveClassEvent' }, (student, { school }) =>
    nextClasses(school, student),
  ),
  call({ method: 'POST', path: 'LiveClass/GetClosestEvent' }, (student, { school }) => closestClass(school, student)),
  call({ method: 'POST', path: 'LiveClass/GetNearestLiveEventAndAppointment' }, (student, { school }) =>
    nearest(school, student),
  ),
  call({ method: 'GET', path: 'LiveClass/GetStudentCourses' }, liveClassCourses),
  call({ method: 'POST', path: 'LiveClass/ShowHideLiveClassLibrary' }, (student) => student.showsLibrary),
];

export const liveClassesArea = {
  handlers: liveClassCalls,
  firstDay: (today) => ({ liveClasses: liveClassesOf(today) }),
} satisfies MockArea;
