import { decodeAgendaDay } from '@portal/domain/calendar';
import { decodeLibraryCourses, decodeLiveClassPage, decodeRecordingPage } from '@portal/domain/live-classes';
import { fixtureContext } from '../fixtures/context.ts';
import { expect, test } from 'vitest';
import { eventsOn } from '../calendar/model.ts';
import { libraryCourses, pagedRecordings, setAsWatched } from './library-model.ts';
import { closestClass, liveClassCourses, nextClasses, pagedClasses } from './lists.ts';
import { cancelRegistration, checkRegistration, register } from './model.ts';
import { nearest } from '../backend/nearest.ts';
import type { Student } from '../backend/model.ts';
import { createMockBackend } from '../create-mock-backend.ts';

const NOW = new Date('2026-11-20T23:37:43Z');
const request = { PageIndex: 0, PageSize: 100, SortFieldName: '', SortOrder: 'ASC', Keyword: '' } as const;

function classroom() {
  const backend = createMockBackend({ now: () => NOW });
  const student = (userName = 'mei'): Student =>
    backend.students.find((one) => one.userName === userName) ?? expect.fail(`no ${userName}`);
  const classes = (tab: 'upcoming' | 'registered' | 'archived', { of = 'mei', courses = '', keyword = '' } = {}) =>
    decodeLiveClassPage(
      pagedClasses(backend, student(of), tab, { ...request, Keyword: keyword, CoursePublishedIds: courses }),
      fixtureContext,
    ).rows;
  return { backend, student, classes };
}

test('the lists are by start, without what is over, and each class is in one of them', () => {
  const { backend, classes } = classroom();
  for (const tab of ['upcoming', 'registered'] as const) {
    const starts = classes(tab).map(({ date, start }) => `${date} ${start}`);
    expect(starts).toEqual(starts.toSorted());
    expect(starts.length).toBeGreaterThan(2);
  }
  const ids = [...classes('upcoming'), ...classes('registered')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain(401);
  backend.now = () => new Date('2026-11-21T00:00:00Z');
  expect(classes('registered').map(({ id }) => id)).not.toContain(401);
});

test('day and times are the student’s', () => {
  const { classes } = classroom();
  const found = (of: string) => [...classes('upcoming', { of }), ...classes('registered', { of })];
  const first = (of: string) => found(of).find(({ id }) => id === 401);
  expect(first('mei')).toMatchObject({ date: '2026-11-21', start: '10:00', end: '11:00', liveNow: true });
  expect(first('wei')).toMatchObject({ date: '2026-11-21', start: '07:00', end: '08:00', registered: false });
  expect(first('joe')).toMatchObject({ date: '2026-11-20', start: '19:30', end: '20:30' });
});

test('a registration moves the class to the other list, and shows on the dashboard; cancelled, both are as before', () => {
  const { backend, student, classes } = classroom();
  const onDashboard = () =>
    decodeAgendaDay(eventsOn(backend, student(), '2026-11-21'), fixtureContext).items.find(
      ({ key }) => key === 'liveclassevent-402',
    );
  const where = () => (['upcoming', 'registered'] as const).filter((tab) => classes(tab).some(({ id }) => id === 402));
  expect(where()).toEqual(['upcoming']);
  const others = classes('upcoming')
    .map(({ id }) => id)
    .filter((id) => id !== 402);
  register(backend, student(), 402);
  expect(where()).toEqual(['registered']);
  expect(classes('upcoming').map(({ id }) => id)).toEqual(others);
  expect(onDashboard()).toMatchObject({ liveClass: { mayCancel: true, mayRegister: false } });
  cancelRegistration(backend, student(), 402);
  expect(where()).toEqual(['upcoming']);
  expect(onDashboard()).toMatchObject({ liveClass: { mayCancel: false, mayRegister: true } });
});

test('a class for larger packages is refused before anything else', () => {
  const { backend } = classroom();
  expect(checkRegistration(backend, 405)).toMatchObject({ messages: ['Not available for your package'] });
});

test('only classes of the courses asked for, and a keyword is looked for in topic and teacher', () => {
  const { classes } = classroom();
  const general = classes('upcoming', { courses: '0' });
  expect(classes('upcoming', { courses: '0,101' }).length).toBeGreaterThan(general.length);
  expect(classes('upcoming').length).toBeGreaterThan(general.length);
  expect(new Set(classes('upcoming', { keyword: ' WEISS ' }).map(({ teacher }) => teacher))).toEqual(
    new Set(['Hannah Weiss']),
  );
});

test('the next are all that begin first', () => {
  const { backend, student } = classroom();
  expect(nextClasses(backend, student()).map(({ Id }) => Id)).toEqual([402]);
  const other = backend.liveClasses.find(({ id }) => id === 403) ?? expect.fail('no 403');
  other.starts = backend.liveClasses.find(({ id }) => id === 402)?.starts ?? '';
  expect(nextClasses(backend, student()).map(({ Id }) => Id)).toEqual([402, 403]);
  expect(nextClasses(backend, student('sam'))).toEqual([]);
});

test('what is over is archived, whether one was there or not', () => {
  const { backend, classes } = classroom();
  expect(classes('archived').map(({ id }) => id)).not.toContain(401);
  backend.now = () => new Date('2026-11-21T00:00:00Z');
  expect(classes('archived').map(({ id }) => id)).toContain(401);
});

test('the closest class is the one that runs, the nearest appointment one that is ahead; both may be none', () => {
  const { backend, student } = classroom();
  expect(closestClass(backend, student())?.Id).toBe(401);
  expect(nearest(backend, student())).toMatchObject({ LiveClassEvent: { Id: 401 }, Appointment: { HasPassed: false } });
  expect(nearest(backend, student('sam'))).toEqual({ LiveClassEvent: null, Appointment: null });
});

test('tests are no courses of live classes', () => {
  const { student } = classroom();
  const ids = liveClassCourses(student()).map((one) => one.CoursePublishedId);
  expect(ids).toContain(101);
  expect(ids).not.toContain(301);
});

test('a recording that was watched stays so, for this student', () => {
  const { backend, student } = classroom();
  const recordings = (of = 'mei') =>
    decodeRecordingPage(pagedRecordings(backend, student(of), { ...request, CourseId: 101 }), fixtureContext).rows;
  const fresh = recordings().find(({ watched }) => !watched) ?? expect.fail('all watched');
  expect(setAsWatched(backend, student(), fresh.id)).toBeNull();
  expect(recordings().find(({ id }) => id === fresh.id)?.watched).toBe(true);
  expect(recordings('joe').find(({ id }) => id === fresh.id)?.watched).toBe(false);
  expect(setAsWatched(backend, student(), 1)).toMatchObject({ messages: [expect.any(String)] });
});

test('the library has a course only where there are recordings', () => {
  const { backend, student } = classroom();
  expect(decodeLibraryCourses(libraryCourses(backend, student()), fixtureContext).map(({ id }) => id)).toEqual([
    101, 102,
  ]);
  expect(libraryCourses(backend, student('sam'))).toEqual([]);
  expect(pagedRecordings(backend, student('sam'), { ...request, CourseId: 101 }).rows).toEqual([]);
});
