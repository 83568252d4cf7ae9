import { safeUrl, withQuery, type SafeHref } from '../shared/index.ts';
import type { Lesson } from './model.ts';

/** The main app's pages for a lesson. */
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

interface HrefContext {
  /** URL of the main app, without a trailing slash. */
  mainAppUrl: string;
  /** The URL the portal runs at. */
  own: string;
  /** The session's token, as stored. */
  token: string;
  /** In px, when the lesson is opened. */
  windowWidth: number;
}

/** A page of the main app for a lesson, with exactly these parameters in this order (contract 4.1). */
function mainAppHref(
  page: keyof typeof PAGES,
  { id, course }: Lesson,
  { mainAppUrl, own, token, windowWidth }: HrefContext,
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

/** The page a lesson opens; null for a document, which is downloaded, and for a locked lesson. */
export function lessonHref(lesson: Lesson, context: HrefContext): SafeHref | null {
  if (lesson.lock !== null || lesson.opening.kind === 'document') return null;
  return mainAppHref(lesson.opening.kind, lesson, context);
}

/** The page of a lesson's report; null while the report is not ready. */
export function reportHref(lesson: Lesson, context: HrefContext): SafeHref | null {
  return lesson.reportReady ? mainAppHref('report', lesson, context) : null;
}
