import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

test.each([
  ['/Lesson/{id}: the modules of a course as tabs', 'courses', '/Lesson/:id'],
  ['Of /TeacherMeeting/:id, in five steps', null, '/TeacherMeeting/:id?'],
  ['A recording (001 §2).', 'liveClasses', '/LiveClassList'],
  ['Meetings and/or classes', null, null],
  ['/Nowhere: nothing', 'noScreen', null],
])('%s', (about, screen, address) => {
  expect(addressOf(about, screen)).toBe(address);
});
