import { expect, test } from 'vitest';
import { courseOrTest } from './course-or-test.ts';

test.each([
  [101, null, { kind: 'course', id: 101 }],
  [null, 301, { kind: 'diagnosticTest', id: 301 }],
  [0, null, { kind: 'course', id: 0 }],
  [null, 0, { kind: 'diagnosticTest', id: 0 }],
  [101, 301, { kind: 'course', id: 101 }],
  [null, null, null],
])('of course %j and diagnostic test %j comes %j', (course, diagnosticTest, item) => {
  expect(courseOrTest(course, diagnosticTest)).toEqual(item);
});
