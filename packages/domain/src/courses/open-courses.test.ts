import { expect, test } from 'vitest';
import type { Course, CourseProgress } from './model.ts';
import { openCourses } from './open-courses.ts';
import { COURSE_PAGE_SIZE } from './rules.ts';

const course = (id: number, given: Partial<Course> = {}): Course => ({
  id,
  kind: 'course',
  name: `Course ${id}`,
  description: null,
  icon: { kind: 'default' },
  availability: 'active',
  progress: 'inProgress',
  ...given,
});

const LIST = [
  course(1),
  course(2, { progress: 'notStarted' }),
  course(3, { progress: 'completed' }),
  course(4, { availability: 'maintenance' }),
  course(5, { availability: 'expired' }),
  course(6, { availability: 'archived' }),
  course(7, { kind: 'diagnosticTest' }),
];

test.each<[CourseProgress | undefined, number[]]>([
  [undefined, [1, 2, 3]],
  ['inProgress', [1]],
  ['notStarted', [2]],
  ['completed', [3]],
])('no closed course and no test is open, of those that are %s', (progress, ids) => {
  expect(openCourses(LIST, progress)).toEqual(ids);
});

test('there are never more than one page has', () => {
  const many = Array.from({ length: COURSE_PAGE_SIZE + 5 }, (_, i) => course(i + 1));
  expect(openCourses(many)).toHaveLength(COURSE_PAGE_SIZE);
});
