import type { DashboardPanels } from '@portal/ui/dashboard';
import { lazyRoute } from './lazy-route.tsx';
import { SilentBoundary } from '../portal/SilentBoundary.tsx';
import { LazyPanel } from './LazyPanel.tsx';

const { Component: Email } = lazyRoute(() => import('../dashboard/EmailContainer.tsx'), ['dashboard-email']);
const { Component: Zone } = lazyRoute(() => import('../calendar/ZoneNoticeContainer.tsx'), ['calendar']);
const { Component: Planned } = lazyRoute(() => import('../calendar/TodaySummaryContainer.tsx'));
const { Component: CourseReload } = lazyRoute(() => import('../courses/CourseReload.tsx'));
const { Component: Week } = lazyRoute(() => import('../calendar/WeekContainer.tsx'), ['calendar']);
const { Component: Announcements } = lazyRoute(
  () => import('../announcements/AnnouncementsContainer.tsx'),
  ['announcements'],
);
const { Component: Community } = lazyRoute(() => import('../announcements/CommunityContainer.tsx'), ['announcements']);
const { Component: Videos } = lazyRoute(() => import('../videos/VideosContainer.tsx'), ['videos']);
const { Component: ProgressFrame } = lazyRoute(() => import('../progress/ProgressFrameContainer.tsx'), ['progress']);

/** Which parts this student has; null = not known yet. */
export interface PanelsShown {
  progressFrame: boolean | null;
  emailWaits: boolean;
  zoneDiffers: boolean;
}

/** The parts of the dashboard, each on its own: slow, broken or not there, the others stay (000 §2.8). */
export function panels(shown: PanelsShown): DashboardPanels {
  return {
    planned: (
      <SilentBoundary>
        <Planned />
      </SilentBoundary>
    ),
    notices: (
      <>
        <SilentBoundary>
          <CourseReload />
        </SilentBoundary>
        {shown.emailWaits && (
          <SilentBoundary>
            <Email />
          </SilentBoundary>
        )}
        {shown.zoneDiffers && (
          <SilentBoundary>
            <Zone />
          </SilentBoundary>
        )}
      </>
    ),
    progressFrame: shown.progressFrame && (
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
