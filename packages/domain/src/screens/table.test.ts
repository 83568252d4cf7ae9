import { describe, expect, test } from 'vitest';
import {
  entryOf,
  entryPath,
  errorScreens,
  isOfCourse,
  isOpenToArchived,
  matchesPattern,
  navEntries,
  publicScreens,
  screens,
  studentScreenAt,
  studentScreens,
  type StudentScreenId,
  titleKeyOf,
  type ScreenId,
} from './index.ts';
import {
  BEHIND_SIGN_IN,
  ERROR_PAGES,
  MENU,
  OPEN_TO_ARCHIVED,
  OTHER_SPELLINGS,
  PUBLIC,
} from './specification.fixture.ts';

const at = (ids: readonly ScreenId[], path: string) => ids.filter((id) => matchesPattern(screens[id].pattern, path));

describe('the table is the specification’s', () => {
  test.each([
    ['in front of sign-in (000 §2.1)', publicScreens, PUBLIC],
    ['in place of another (000 §2.1)', errorScreens, ERROR_PAGES],
    ['behind sign-in (000 §2.2)', studentScreens, BEHIND_SIGN_IN],
  ])('%s: each address is one screen, and there is no other', (_where, ids, addresses) => {
    const found = addresses.map((address) => at(ids, address));
    expect(found.map((one) => one.length)).toEqual(addresses.map(() => 1));
    expect(found.flat().toSorted()).toEqual([...ids].toSorted());
  });

  test('other spellings lead to a screen behind sign-in too (000 §2.2)', () => {
    expect(OTHER_SPELLINGS.map(studentScreenAt)).toEqual(['course', 'diagnosticTest', 'assessment', 'teacherMeeting']);
  });

  test('archived students may open what 000 §2.3 lists, and nothing else', () => {
    const open = BEHIND_SIGN_IN.filter((address) => {
      const id = studentScreenAt(address);
      return id !== null && isOpenToArchived(id);
    });
    expect(open.toSorted()).toEqual(OPEN_TO_ARCHIVED.toSorted());
  });

  test('the menu has the entries of 000 §2.7 in that order', () => {
    expect(navEntries.map((entry) => [entry, entryPath[entry]])).toEqual(MENU);
  });
});

test.each([
  ['/MyCourse/:id', '/MyCourse/7', true],
  ['/MyCourse/:id', '/mycourse/7/', true],
  ['/MyCourse/:id', '/MyCourse', false],
  ['/MyCourse/:id', '/MyCourse/7/8', false],
  ['/TeacherMeeting/:id?', '/TeacherMeeting', true],
  ['/TeacherMeeting/:id?', '/TeacherMeeting/7//', true],
  ['/TeacherMeeting/:id?', '/TeacherMeetings', false],
  ['/Help', '/HelpDashboard', false],
  ['/', '/', true],
  ['/', '', true],
  ['/', '/Help', false],
])('%s matches %s: %s', (pattern, pathname, matches) => {
  expect(matchesPattern(pattern, pathname)).toBe(matches);
});

test.each([
  ['/lesson/5', 'lessons'],
  ['/Help', 'helpTopics'],
  ['/Login', null],
  ['/no/such/page', null],
])('at %s is the screen %s', (pathname, id) => {
  expect(studentScreenAt(pathname)).toBe(id);
});

test.each([
  ['events', 'events', 'entry.events'],
  ['course', 'courses', 'entry.courses'],
  ['lessons', 'courses', 'page.lessons'],
  ['myPackages', 'enrollment', 'page.myPackages'],
  ['helpTopics', 'help', 'page.support'],
  ['notifications', null, 'page.notifications'],
] as const)('while %s is open, the entry %s is marked and %s is the title', (id, entry, title) => {
  expect([entryOf(id), titleKeyOf(id)]).toEqual([entry, title]);
});

test.each<[string, StudentScreenId[]]>([
  ['dashboard', ['dashboard']],
  ['courses', ['courses', 'course', 'lessons', 'progress', 'schedule']],
  ['liveClasses', ['liveClasses']],
  ['videos', ['videos']],
  ['assessments', ['assessments', 'assessment', 'diagnosticTest']],
  ['meetings', ['meetings', 'bookedMeetings', 'availableCourses', 'teacherMeeting']],
  ['events', ['events']],
  ['enrollment', ['enrollment', 'addBuyCourse', 'myPackages']],
  ['help', ['help', 'helpTopics']],
  ['profile', ['profile']],
  ['none', ['notifications', 'messages']],
])('the entry %s of the menu is marked on %j', (entry, ids) => {
  expect(ids.map((id) => entryOf(id) ?? 'none')).toEqual(ids.map(() => entry));
});

test('the screens of one course name it', () => {
  expect(studentScreens.filter(isOfCourse)).toEqual([
    'lessons',
    'progress',
    'schedule',
    'assessment',
    'teacherMeeting',
  ]);
});

test('every screen behind sign-in has a title', () => {
  for (const id of studentScreens) expect(titleKeyOf(id)).toMatch(/^(entry|page)\.[a-z]\w*$/i);
});
