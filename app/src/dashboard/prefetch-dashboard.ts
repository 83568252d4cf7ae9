import { prefetchCourses, prefetchPracticeProgress } from '@portal/data/courses';
import { prefetchResumeLesson } from '@portal/data/lessons';
import { prefetchProgressFrameEnabled } from '@portal/data/progress';
import { emailIssue } from '@portal/domain/session';
import { inZone, sameClock } from '@portal/domain/shared';
import { prefetchToday } from '../calendar/prefetch-today.ts';
import type { ScreenPrefetchContext } from '../portal/services.ts';
import { loadNotices, loadPanels } from '../router/panels.tsx';
import { deviceZone, zoneOfAccount } from '../session/device-zone.ts';
import { lastLessonOf, resumedCourse } from './resumed-course.ts';

/** Prefetches the data of the resume card and the course tiles, unless the school's own progress page replaces them. */
async function prefetchTiles(context: ScreenPrefetchContext): Promise<void> {
  if (await prefetchProgressFrameEnabled(context)) return;
  const courses = await prefetchCourses(context);
  const { course, lesson } = resumedCourse(courses, lastLessonOf(context.student.studentId));
  if (!course) return;
  await Promise.all([
    prefetchPracticeProgress(context, course.id),
    lesson && prefetchResumeLesson(context, course.id, lesson),
  ]);
}

/** Fetches the code of the notices above the tiles, which would shift the layout if it came later. Never rejects. */
export function loadDashboardNotices({ session, loadTranslations }: ScreenPrefetchContext): Promise<void> {
  const { account } = session;
  return loadNotices(loadTranslations, {
    emailWaits: emailIssue(account) !== null,
    zoneDiffers: !sameClock(deviceZone(), zoneOfAccount(account), new Date()),
  });
}

/** Prefetches what the first picture of the dashboard shows: tiles and notices. The panels follow on their own. */
export async function prefetchDashboard(context: ScreenPrefetchContext): Promise<void> {
  const { session, loadTranslations, ahead } = context;
  // At the start of a visit, the panels' files are only preloaded; they are evaluated after the first picture.
  if (ahead === 'intent') void loadPanels(loadTranslations);
  void prefetchToday(context, inZone(new Date(), zoneOfAccount(session.account)).date);
  await Promise.all([prefetchTiles(context), loadDashboardNotices(context)]);
}
