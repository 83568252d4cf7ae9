import type { DashboardPanels } from '@portal/ui/dashboard';
import { splitScreen } from '../routes/screen.tsx';
import { Aside } from '../shell/Aside.tsx';
import { Panel } from './Panel.tsx';

const { Screen: Email } = splitScreen(() => import('./email.tsx'), ['banners']);
const { Screen: Zone } = splitScreen(() => import('./zone.tsx'), ['calendar']);
const { Screen: Planned } = splitScreen(() => import('./planned.tsx'));
const { Screen: CourseReload } = splitScreen(() => import('./course-reload.tsx'));
const { Screen: Week } = splitScreen(() => import('./week.tsx'), ['calendar']);
const { Screen: Announcements } = splitScreen(() => import('./announcements.tsx'), ['announcements']);
const { Screen: Community } = splitScreen(() => import('./community.tsx'), ['announcements']);
const { Screen: Videos } = splitScreen(() => import('./videos.tsx'), ['videos']);
const { Screen: ProgressFrame } = splitScreen(() => import('./progress-frame.tsx'), ['progress']);

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
