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

/**
 * Where the school's own progress page replaces the card to resume and the course tiles, what these show is not fetched.
 */
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

/**
 * Fetches ahead what the first picture of the dashboard shows: tiles, and the notices above them, which would move
 * everything down if they came later. The panels follow on their own.
 */
export async function prefetchDashboard(context: ScreenPrefetchContext): Promise<void> {
  const { session, loadTranslations, ahead } = context;
  const { account } = session;
  const now = new Date();
  const zone = zoneOfAccount(account);
  // At the start of a visit their files are preloaded, and running them is left until the first picture is there.
  if (ahead === 'intent') void loadPanels(loadTranslations);
  void prefetchToday(context, inZone(now, zone).date);
  await Promise.all([
    prefetchTiles(context),
    loadNotices(loadTranslations, {
      emailWaits: emailIssue(account) !== null,
      zoneDiffers: !sameClock(deviceZone(), zone, now),
    }),
  ]);
}
