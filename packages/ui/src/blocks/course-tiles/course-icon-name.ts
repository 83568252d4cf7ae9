import type { Course } from '@portal/domain/courses';

/** Recognises these as whole words: `pen` is not in `book-open`. No lookbehind, which the oldest browsers do not know. */
const word = (alternatives: string) => new RegExp(`(?:^|[^a-z])(?:${alternatives})(?![a-z])`, 'i');

/** The icons of courses, each with the keywords that stand for it. */
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

/** The icon of a course or test; `course` is what a course has without a keyword. */
export type CourseIconName = (typeof iconsByKeyword)[number][0] | 'course';

export const COURSE_ICON_NAMES: readonly CourseIconName[] = [...iconsByKeyword.map(([name]) => name), 'course'];

/**
 * The server names icons by classes of its own icon font, which the portal does not ship: a class is recognised by
 * a word in it, and an unknown one falls back to the default icon of the course's kind. Free of components, since the boot
 * script uses it.
 */
export function courseIconName({ icon, kind }: Pick<Course, 'icon' | 'kind'>): CourseIconName {
  const named = icon.kind === 'font' && iconsByKeyword.find(([, keyword]) => keyword.test(icon.className));
  if (named) return named[0];
  return kind === 'course' ? 'course' : 'test';
}
