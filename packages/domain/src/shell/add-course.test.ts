import { expect, test } from 'vitest';
import { showsAddCourse } from './add-course.ts';

test.each([
  [true, null, true],
  [false, null, false],
  [true, [], false],
  [true, ['edit:message'], false],
  [true, ['Edit:Course'], true],
  [true, ['all:menu'], true],
  [false, ['edit:course'], false],
] as const)('courses are added: %s, permissions %j: the entry is shown: %s', (addsCourses, permissions, expected) => {
  expect(showsAddCourse({ addsCourses, permissions })).toBe(expected);
});
