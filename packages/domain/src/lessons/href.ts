import { safeUrl, withQuery, type SafeHref } from '../shared/index.ts';
import type { Lesson } from './model.ts';

/** The main app's pages for a lesson; `report` shows the result of one whose report is ready. */
const PAGES = {
  startPage: 'StartPage',
  singleClick: 'ViewSingleClick',
  exercise: 'View',
  report: 'ViewResultNotification',
} as const;

/** The sizes (px) at which the main app shows its tablet layout (002 §9). */
const TABLET = { from: 600, to: 1024 };

/** `isMobilePreview` of the main app's pages: 0 on tablets, else 1 (contract 4.1). */
export function isMobilePreview(windowWidth: number): '0' | '1' {
  return windowWidth >= TABLET.from && windowWidth <= TABLET.to ? '0' : '1';
}

interface Visitor {
  /** Address of the main app, without a trailing slash. */
  mainAppUrl: string;
  /** The address the portal itself runs at. */
  own: string;
  /** The session's token, as held. */
  token: string;
  /** In px, at the moment of opening. */
  windowWidth: number;
}

/** A page of the main app for a lesson, with exactly these parameters in this order (contract 4.1). */
function pageOf(
  page: keyof typeof PAGES,
  { id, course }: Lesson,
  { mainAppUrl, own, token, windowWidth }: Visitor,
): SafeHref | null {
  const href = safeUrl(`${mainAppUrl}/Activity/${PAGES[page]}`, mainAppUrl, own);
  return (
    href &&
    withQuery(href, {
      token,
      isMobilePreview: isMobilePreview(windowWidth),
      lessonId: String(id),
      coursePublishedId: String(course),
    })
  );
}

/** The page a lesson opens; null for a document, which is fetched instead, and for a locked lesson. */
export function lessonHref(lesson: Lesson, visitor: Visitor): SafeHref | null {
  if (lesson.lock !== null || lesson.opening.kind === 'document') return null;
  return pageOf(lesson.opening.kind, lesson, visitor);
}

/** Where the report of a lesson is read; null while it is not ready. */
export function reportHref(lesson: Lesson, visitor: Visitor): SafeHref | null {
  return lesson.reportReady ? pageOf('report', lesson, visitor) : null;
}
