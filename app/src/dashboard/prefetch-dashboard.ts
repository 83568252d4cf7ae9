import { prefetchAgendaDay } from '@portal/data/calendar';
import { prefetchCourses } from '@portal/data/courses';
import { prefetchProgressFrameEnabled } from '@portal/data/progress';
import { emailIssue } from '@portal/domain/session';
import { inZone, sameClock } from '@portal/domain/shared';
import type { ScreenPrefetchContext } from '../portal/services.ts';
import { loadNotices, loadPanels } from '../router/panels.tsx';
import { deviceZone } from '../session/useZone.ts';

/** Where the school's own progress page replaces the course tiles, the courses are not fetched. */
async function prefetchTiles(context: ScreenPrefetchContext): Promise<void> {
  if (!(await prefetchProgressFrameEnabled(context))) await prefetchCourses(context);
}

/**
 * Fetches ahead what the first picture of the dashboard shows: tiles, and the notices above them, which would move
 * everything down if they came later. The panels follow on their own.
 */
export async function prefetchDashboard(context: ScreenPrefetchContext): Promise<void> {
  const { session, loadTranslations, ahead } = context;
  const { account } = session;
  const now = new Date();
  const zone = account.timeZone ?? deviceZone();
  // At the start of a visit their files are preloaded, and running them is left until the first picture is there.
  if (ahead === 'intent') void loadPanels(loadTranslations);
  void prefetchAgendaDay(context, inZone(now, zone).date);
  await Promise.all([
    prefetchTiles(context),
    loadNotices(loadTranslations, {
      emailWaits: emailIssue(account) !== null,
      zoneDiffers: !sameClock(deviceZone(), zone, now),
    }),
  ]);
}
