import { expect, test } from 'vitest';
import { paths } from './paths.ts';
import { bookMeetingPath, completedPackagesPath, packagesPath } from './opening-paths.ts';
import { studentScreenAt, studentScreens } from './rules.ts';

/** 000 §2.1 and §2.2; the menu's are in table.test.ts. */
test.each([
  ['login', '/Login'],
  ['forgotPassword', '/ForgotPassword'],
  ['proceedLogin', '/ProceedLogin'],
  ['singleLogout', '/SingleLogout'],
  ['redirectView', '/RedirectView'],
  ['error', '/Error'],
  ['badRequest', '/ErrorBadRequest'],
  ['inactiveUser', '/UnauthorizedInactiveUser'],
  ['integration', '/UnauthorizedIntegration'],
  ['addBuyCourse', '/AddBuyCourse'],
  ['myPackages', '/MyPackages'],
  ['notifications', '/Notification'],
] as const)('the screen %s is at %s', (screen, path) => {
  expect(paths[screen]).toBe(path);
});

test.each(studentScreens)('the path of %s leads to it', (screen) => {
  const path = screen === 'messages' ? paths.messages() : paths[screen];
  const { pathname } = new URL(typeof path === 'string' ? path : path(7), 'https://portal.example');
  expect(studentScreenAt(pathname)).toBe(screen);
});

test('an appointment opens beside the list, a completed package under its tab', () => {
  expect([paths.bookedMeetings(), paths.bookedMeetings(601)]).toEqual([
    '/BookedMeetings',
    '/BookedMeetings?appointment=601',
  ]);
  expect(completedPackagesPath).toBe('/MyPackages?tab=completed');
});

test('a course and a diagnostic test have their id in the address (CRS-01)', () => {
  expect([paths.course(12), paths.diagnosticTest(31)]).toEqual(['/mycourse/12', '/diagnostictest/31']);
});

test.each([
  [undefined, '/TeacherMeeting/101'],
  [null, '/TeacherMeeting/101'],
  [63, '/TeacherMeeting/101?type=63'],
])('an appointment of type %j is booked at %s', (type, path) => {
  expect(paths.teacherMeeting(101, type)).toBe(path);
});

test('the lesson page is reached at a module, and at a lesson in it', () => {
  expect(paths.lessons(101)).toBe('/Lesson/101');
  expect(paths.lessons(101, 11)).toBe('/Lesson/101?module=11');
  expect(paths.lessons(101, 11, 1101)).toBe('/Lesson/101?module=11&lesson=1101');
});

const conversation = { id: 12, interactedUserId: 900, topicId: 44 };

test.each([
  [null, 'active', '', '/Message'],
  ['new', 'active', '', '/Message?compose=new'],
  [conversation, 'active', '', '/Message?conversation=12&user=900&topic=44'],
  [conversation, 'archive', '', '/Message?tab=archive&conversation=12&user=900&topic=44'],
  [conversation, 'active', 'my essay', '/Message?q=my+essay&conversation=12&user=900&topic=44'],
] as const)('messages with %o open in %s, with the keyword "%s", are at %s', (open, folder, keyword, path) => {
  expect(paths.messages(open, folder, keyword)).toBe(path);
});

test.each([
  [null, '/Appointments?step=type'],
  [{ typeId: 61, courseId: 101, teacherId: 71 }, '/Appointments?type=61&course=101&teacher=71'],
  [{ typeId: 61, courseId: null, teacherId: 71 }, '/Appointments?type=61&teacher=71'],
])('a booking that begins with %j is at %s', (chosen, path) => {
  expect(bookMeetingPath(chosen)).toBe(path);
});

test.each([
  [{ kind: 'course', id: 101 }, undefined, '/AddBuyCourse?course=101'],
  [{ kind: 'course', id: 101 }, null, '/AddBuyCourse?course=101'],
  [{ kind: 'course', id: 101 }, 1012, '/AddBuyCourse?course=101&package=1012'],
  [{ kind: 'diagnosticTest', id: 301 }, null, '/AddBuyCourse?test=301'],
  [{ kind: 'diagnosticTest', id: 301 }, 3010, '/AddBuyCourse?test=301&package=3010'],
] as const)('the packages of %j, the package %j first, are at %s', (item, packageId, path) => {
  expect(packagesPath(item, packageId)).toBe(path);
});

test.each([
  [{ group: 1, sub: 11 }, '/AddBuyCourse?group=1&sub=11&course=101'],
  [{ group: null, sub: 11 }, '/AddBuyCourse?sub=11&course=101'],
  [{ group: null, sub: null }, '/AddBuyCourse?course=101'],
])('packages keep %j of the page behind them', (behind, path) => {
  expect(packagesPath({ kind: 'course', id: 101 }, null, behind)).toBe(path);
});
