import type { Course } from '@portal/domain/courses';

/** The icons of courses, each with the keyword that stands for it. */
const iconsByKeyword = [
  ['speaking', /mic|speak|voice/i],
  ['writing', /pen|edit|writ/i],
  ['listening', /head|listen|audio/i],
  ['reading', /file|doc|read|text/i],
  ['mail', /mail|envelope|letter/i],
  ['chat', /chat|comment|message/i],
  ['test', /target|bullseye|test|exam/i],
  ['award', /trophy|award|star/i],
] as const;

/** The icon of a course or test; `course` is what a course has without a keyword. */
export type CourseIconName = (typeof iconsByKeyword)[number][0] | 'course';

export const COURSE_ICON_NAMES: readonly CourseIconName[] = [...iconsByKeyword.map(([name]) => name), 'course'];

/**
 * The server names icons by classes of its own icon font, which the portal does not ship: a class is recognised by
 * a keyword in it, and an unknown one falls back to the default icon of the course's kind. Free of components, since the boot
 * script uses it.
 */
export function courseIconName({ icon, kind }: Pick<Course, 'icon' | 'kind'>): CourseIconName {
  const named = icon.kind === 'font' && iconsByKeyword.find(([, keyword]) => keyword.test(icon.className));
  if (named) return named[0];
  return kind === 'course' ? 'course' : 'test';
}
