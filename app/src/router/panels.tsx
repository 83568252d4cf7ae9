import type { DashboardPanels } from '@portal/ui/dashboard';
import { splitScreen } from './split-screen.tsx';
import { Aside } from '../portal/Aside.tsx';
import { Panel } from './Panel.tsx';

const { Screen: Email } = splitScreen(() => import('../dashboard/EmailContainer.tsx'), ['dashboard-email']);
const { Screen: Zone } = splitScreen(() => import('../calendar/ZoneNoticeContainer.tsx'), ['calendar']);
const { Screen: Planned } = splitScreen(() => import('../calendar/PlannedTodayContainer.tsx'));
const { Screen: CourseReload } = splitScreen(() => import('../courses/CourseReload.tsx'));
const { Screen: Week } = splitScreen(() => import('../calendar/WeekContainer.tsx'), ['calendar']);
const { Screen: Announcements } = splitScreen(
  () => import('../announcements/AnnouncementsContainer.tsx'),
  ['announcements'],
);
const { Screen: Community } = splitScreen(() => import('../announcements/CommunityContainer.tsx'), ['announcements']);
const { Screen: Videos } = splitScreen(() => import('../videos/VideosContainer.tsx'), ['videos']);
const { Screen: ProgressFrame } = splitScreen(() => import('../progress/ProgressFrameContainer.tsx'), ['progress']);

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
      <Aside>
        <Planned />
      </Aside>
    ),
    notices: (
      <>
        <Aside>
          <CourseReload />
        </Aside>
        {shown.emailWaits && (
          <Aside>
            <Email />
          </Aside>
        )}
        {shown.zoneDiffers && (
          <Aside>
            <Zone />
          </Aside>
        )}
      </>
    ),
    progressFrame: shown.progressFrame && (
      <Panel>
        <ProgressFrame />
      </Panel>
    ),
    week: (
      <Panel>
        <Week />
      </Panel>
    ),
    announcements: (
      <Panel>
        <Announcements />
      </Panel>
    ),
    community: (
      <Aside>
        <Community />
      </Aside>
    ),
    videos: (
      <Panel>
        <Videos />
      </Panel>
    ),
  };
}
