import type { Course } from '@portal/domain/courses';

/** Matches the alternatives as whole words: `pen` is not in `book-open`. The oldest browsers do not have lookbehind. */
const word = (alternatives: string) => new RegExp(`(?:^|[^a-z])(?:${alternatives})(?![a-z])`, 'i');

/** The icons of courses, each with the words in a class name that select it. */
const iconsByKeyword = [
  ['speaking', word('mic|microphone|speak[a-z]*|voice')],
  ['writing', word('pen|pencil|edit|writ[a-z]*')],
  ['listening', word('headphones?|headset|listen[a-z]*|audio')],
  ['reading', word('files?|docs?|document|read|reading|text')],
  ['mail', word('e?mail|envelopes?|letter')],
  ['chat', word('chat|comments?|commenting|messages?')],
  ['test', word('target|bullseye|tests?|exams?')],
  ['award', word('trophy|award|stars?')],
] as const;

/** The icon of a course or test; `course` is the default of a course. */
export type CourseIconName = (typeof iconsByKeyword)[number][0] | 'course';

export const COURSE_ICON_NAMES: readonly CourseIconName[] = [...iconsByKeyword.map(([name]) => name), 'course'];

/**
 * Returns the icon for a class name of the server's icon font, which the portal does not ship. A class name is
 * recognised by a word in it; an unknown one gets the default icon of the course's kind. This file imports no
 * components, because the boot script uses it.
 */
export function courseIconName({ icon, kind }: Pick<Course, 'icon' | 'kind'>): CourseIconName {
  const named = icon.kind === 'font' && iconsByKeyword.find(([, keyword]) => keyword.test(icon.className));
  if (named) return named[0];
  return kind === 'course' ? 'course' : 'test';
}
