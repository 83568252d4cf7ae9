import { expect, test } from 'vitest';
import { courseIconName } from './course-icon-name.ts';

// 000 §2.8: IconSource 2 is a class.
test.each([
  ['fa fa-microphone', 'speaking'],
  ['fa-mic', 'speaking'],
  ['icon_speaking', 'speaking'],
  ['fa fa-pencil-square-o', 'writing'],
  ['fas fa-edit', 'writing'],
  ['fa-solid fa-headphones-simple', 'listening'],
  ['fa fa-headset', 'listening'],
  ['fa fa-file-text-o', 'reading'],
  ['fa fa-envelope-open', 'mail'],
  ['fa fa-comments', 'chat'],
  ['fa fa-bullseye', 'test'],
  ['fa fa-star-half-o', 'award'],
  ['FA FA-TROPHY', 'award'],
])('%s is the icon of %s', (className, expected) => {
  expect(courseIconName({ icon: { kind: 'font', className }, kind: 'course' })).toBe(expected);
});

test.each([
  'fa fa-book-open',
  'fa fa-credit-card',
  'fa fa-microscope',
  'fa fa-user-doctor',
  'fa fa-heading',
  'fa fa-play-circle start',
  'fa fa-dragon',
])('%s has no keyword: the default icon of its kind', (className) => {
  const icon = { kind: 'font', className } as const;
  expect(courseIconName({ icon, kind: 'course' })).toBe('course');
  expect(courseIconName({ icon, kind: 'diagnosticTest' })).toBe('test');
});
