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

/** The calls of segment LiveClass. */
const liveClassCalls: MakeHandler[] = [
  call(
    {
      method: 'POST',
      path: 'LiveClass/IsValidLiveClassRegister',
      body: { StudentId: 'number', LiveClassEventId: 'number' },
    },
    (_student, { backend, body }) => checkRegistration(backend, body.LiveClassEventId),
  ),
  call({ method: 'POST', path: 'LiveClass/RegisterLiveClass', body: oneClass }, (student, { backend, body }) =>
    register(backend, student, body.LiveClassEventId),
  ),
  call({ method: 'POST', path: 'LiveClass/CancelRegisterLiveClass', body: oneClass }, (student, { backend, body }) =>
    cancelRegistration(backend, student, body.LiveClassEventId),
  ),
  call({ method: 'POST', path: 'LiveClass/GetLiveClassEvent', body: oneClass }, (student, { backend, body }) =>
    liveClassById(backend, student, body.LiveClassEventId),
  ),
  ...lists.map(([list, path]) =>
    call({ method: 'POST', path, body: classes }, (student, { backend, body }) =>
      pagedClasses(backend, student, list, { ...body, SortOrder: body.SortOrder === 'DESC' ? 'DESC' : 'ASC' }),
    ),
  ),
  call({ method: 'POST', path: 'LiveClass/GetNextUpcomingLiveClassEvent' }, (student, { backend }) =>
    nextClasses(backend, student),
  ),
  call({ method: 'POST', path: 'LiveClass/GetClosestEvent' }, (student, { backend }) => closestClass(backend, student)),
  call({ method: 'POST', path: 'LiveClass/GetNearestLiveEventAndAppointment' }, (student, { backend }) =>
    nearest(backend, student),
  ),
  call({ method: 'GET', path: 'LiveClass/GetStudentCourses' }, liveClassCourses),
  call({ method: 'POST', path: 'LiveClass/ShowHideLiveClassLibrary' }, (student) => student.showsLibrary),
];

export const liveClassesArea = {
  handlers: liveClassCalls,
  createState: (today) => ({ liveClasses: liveClassesOf(today) }),
} satisfies MockArea;
