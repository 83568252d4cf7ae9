import type { DashboardPanels } from '@portal/ui/dashboard';
import { lazyRoute } from './lazy-route.tsx';
import { SilentBoundary } from '../portal/SilentBoundary.tsx';
import { LazyPanel } from './LazyPanel.tsx';

const { Component: Email } = lazyRoute(() => import('../dashboard/EmailContainer.tsx'), ['dashboard-email']);
const { Component: Zone } = lazyRoute(() => import('../calendar/ZoneNoticeContainer.tsx'), ['calendar']);
const { Component: TodaySummary } = lazyRoute(() => import('../calendar/TodaySummaryContainer.tsx'));
const { Component: LateNotices } = lazyRoute(() => import('./LateNotices.tsx'));
const { Component: Week } = lazyRoute(() => import('../calendar/WeekContainer.tsx'), ['calendar']);
const { Component: Announcements } = lazyRoute(
  () => import('../announcements/AnnouncementsContainer.tsx'),
  ['announcements'],
);
const { Component: Community } = lazyRoute(() => import('../announcements/CommunityContainer.tsx'), ['announcements']);
const { Component: Videos } = lazyRoute(() => import('../videos/VideosContainer.tsx'), ['videos']);
const { Component: ProgressFrame } = lazyRoute(() => import('../progress/ProgressFrameContainer.tsx'), ['progress']);

/** Which optional panels this student has; null = not known yet. */
export interface PanelVisibility {
  progressFrame: boolean | null;
  emailWaits: boolean;
  zoneDiffers: boolean;
}

/** The panels of the dashboard, each with its own boundary: a slow or broken one does not affect the others (000 §2.8). */
export function dashboardPanels(visible: PanelVisibility): DashboardPanels {
  return {
    planned: (
      <SilentBoundary>
        <TodaySummary />
      </SilentBoundary>
    ),
    notices: (
      <>
        <SilentBoundary>
          <LateNotices />
        </SilentBoundary>
        {visible.emailWaits && (
          <SilentBoundary>
            <Email />
          </SilentBoundary>
        )}
        {visible.zoneDiffers && (
          <SilentBoundary>
            <Zone />
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
        <Week />
      </LazyPanel>
    ),
    announcements: (
      <LazyPanel>
        <Announcements />
      </LazyPanel>
    ),
    community: (
      <SilentBoundary>
        <Community />
      </SilentBoundary>
    ),
    videos: (
      <LazyPanel>
        <Videos />
      </LazyPanel>
    ),
  };
}
