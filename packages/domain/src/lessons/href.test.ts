import { describe, expect, test } from 'vitest';
import { isMobilePreview, lessonHref, reportHref } from './href.ts';
import type { Lesson, LessonOpening } from './model.ts';

const visitor = {
  mainAppUrl: 'https://www.school.example/app',
  own: 'https://portal.example/',
  token: 'abc',
  windowWidth: 390,
};
const lesson: Lesson = {
  id: 1101,
  course: 101,
  module: 11,
  name: 'Describe Image: maps',
  description: null,
  state: 'notDone',
  lock: null,
  opening: { kind: 'exercise' },
  score: null,
  submittedAt: null,
  reportReady: true,
  canReset: false,
};

/** Contract 4.1: the exact query, in this order. */
test.each([
  ['exercise', 'View'],
  ['singleClick', 'ViewSingleClick'],
  ['startPage', 'StartPage'],
] as const)('a lesson that is %s opens %s', (kind, page) => {
  expect(lessonHref({ ...lesson, opening: { kind } satisfies LessonOpening }, visitor)).toBe(
    `https://www.school.example/app/Activity/${page}?token=abc&isMobilePreview=1&lessonId=1101&coursePublishedId=101`,
  );
});

test('a ready report has the same query on its own page; one that is not ready has none', () => {
  expect(reportHref(lesson, visitor)).toBe(
    'https://www.school.example/app/Activity/ViewResultNotification?token=abc&isMobilePreview=1&lessonId=1101&coursePublishedId=101',
  );
  expect(reportHref({ ...lesson, reportReady: false }, visitor)).toBeNull();
});

test('a document opens no page, and neither does what is locked', () => {
  expect(lessonHref({ ...lesson, opening: { kind: 'document', fileName: 'a.pdf' } }, visitor)).toBeNull();
  expect(lessonHref({ ...lesson, lock: 'package' }, visitor)).toBeNull();
  expect(lessonHref({ ...lesson, lock: 'class' }, visitor)).toBeNull();
});

describe('the token', () => {
  test.each([
    ['a+b/c==', 'a%2Bb%2Fc%3D%3D'],
    ['a b&c=d#e?f', 'a%20b%26c%3Dd%23e%3Ff'],
    ['汉', '%E6%B1%89'],
    ['', ''],
  ])('%j is percent-encoded', (token, sent) => {
    expect(lessonHref(lesson, { ...visitor, token })).toContain(`?token=${sent}&isMobilePreview=`);
  });
});

test('a main app that may not be followed has no page', () => {
  expect(lessonHref(lesson, { ...visitor, mainAppUrl: 'http://www.school.example' })).toBeNull();
  expect(reportHref(lesson, { ...visitor, mainAppUrl: 'javascript:alert(1)//' })).toBeNull();
});

test.each([
  [320, '1'],
  [599, '1'],
  [600, '0'],
  [768, '0'],
  [1024, '0'],
  [1025, '1'],
  [1280, '1'],
] as const)('at %i px isMobilePreview is %s', (width, sent) => {
  expect(isMobilePreview(width)).toBe(sent);
  expect(lessonHref(lesson, { ...visitor, windowWidth: width })).toContain(`&isMobilePreview=${sent}&`);
});
