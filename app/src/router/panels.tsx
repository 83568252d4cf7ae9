import type { DashboardPanels } from '@portal/ui/dashboard';
import { SilentBoundary } from '@portal/ui/kit';
import TodaySummaryContainer from '../calendar/TodaySummaryContainer.tsx';
import type { LoadTranslations } from '../portal/services.ts';
import { lazyRoute, type LazyRoute } from './lazy-route.tsx';
import { LazyPanel } from './LazyPanel.tsx';

const email = lazyRoute(() => import('../dashboard/EmailContainer.tsx'), ['dashboard-email']);
const zone = lazyRoute(() => import('../calendar/ZoneNoticeContainer.tsx'), ['calendar']);
const lateNotices = lazyRoute(() => import('./LateNotices.tsx'));
const week = lazyRoute(() => import('../calendar/WeekContainer.tsx'), ['calendar']);
const announcements = lazyRoute(() => import('../announcements/AnnouncementsContainer.tsx'), ['announcements']);
const community = lazyRoute(() => import('../announcements/CommunityContainer.tsx'), ['announcements']);
const videos = lazyRoute(() => import('../videos/VideosContainer.tsx'), ['videos']);
const { Component: ProgressFrame } = lazyRoute(() => import('../progress/ProgressFrameContainer.tsx'), ['progress']);

/** The panels that most students have; the build puts their code into one file (app/build/first-screens.ts). */
const usual = [lateNotices, week, announcements, community, videos];

/** Prefetches code and translations. Never rejects: whatever could not be fetched is fetched again by its panel. */
async function loadAhead(parts: readonly LazyRoute<object>[], loadTranslations: LoadTranslations): Promise<void> {
  await Promise.all(parts.map((part) => part.load(loadTranslations).catch(() => undefined)));
}

/** Fetches the code of the panels that most students have. Never rejects. */
export function loadPanels(loadTranslations: LoadTranslations): Promise<void> {
  return loadAhead(usual, loadTranslations);
}

/** Fetches the code of the notices that this student has. Never rejects. */
export function loadNotices(
  loadTranslations: LoadTranslations,
  { emailWaits, zoneDiffers }: Omit<PanelVisibility, 'progressFrame'>,
): Promise<void> {
  return loadAhead([...(emailWaits ? [email] : []), ...(zoneDiffers ? [zone] : [])], loadTranslations);
}

/** Which optional panels this student has; null = not known yet. */
export interface PanelVisibility {
  progressFrame: boolean | null;
  emailWaits: boolean;
  zoneDiffers: boolean;
}

/** The panels of the dashboard, each with its own boundary: a slow or broken one does not affect the others (000 §2.8). */
export function dashboardPanels(visible: PanelVisibility): DashboardPanels {
  return {
    todaySummary: (
      <SilentBoundary>
        <TodaySummaryContainer />
      </SilentBoundary>
    ),
    notices: (
      <>
        <SilentBoundary>
          <lateNotices.Component />
        </SilentBoundary>
        {visible.emailWaits && (
          <SilentBoundary>
            <email.Component />
          </SilentBoundary>
        )}
        {visible.zoneDiffers && (
          <SilentBoundary>
            <zone.Component />
          </SilentBoundary>
        )}
      </>
    ),
    progressFrame: visible.progressFrame && (
      <LazyPanel>
        <ProgressFrame />
      </LazyPanel>
    ),
    week: (
      <LazyPanel>
        <week.Component />
      </LazyPanel>
    ),
    announcements: (
      <LazyPanel>
        <announcements.Component />
      </LazyPanel>
    ),
    community: (
      <SilentBoundary>
        <community.Component />
      </SilentBoundary>
    ),
    videos: (
      <LazyPanel>
        <videos.Component />
      </LazyPanel>
    ),
  };
}
