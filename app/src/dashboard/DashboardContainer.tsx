import { useCourses } from '@portal/data/courses';
import { useProgressFrameEnabled } from '@portal/data/progress';
import { emailIssue } from '@portal/domain/session';
import { loading } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import { DashboardScreen } from '@portal/ui/dashboard';
import { useMayRenew } from '../hooks/useMayRenew.ts';
import { dashboardPanels } from '../router/panels.tsx';
import { useResumeTarget } from './useResumeTarget.ts';
import { useZoneDiffers } from './useZoneDiffers.ts';
import { useSession } from '../session/SignedIn.tsx';
import { courseLinks } from '../router/course-links.ts';

export { loadDashboardNotices as loadNotices, prefetchDashboard as prefetch } from './prefetch-dashboard.ts';

/** The page after sign-in: courses and panels (000 §2.8). */
export default function DashboardContainer() {
  const { account } = useSession();
  const progressFrame = useProgressFrameEnabled();
  // Where the school's own progress page replaces the course tiles, the courses are not fetched.
  const tilesShown = progressFrame === false;
  const list = useCourses(tilesShown);
  const courses = tilesShown ? list.loadable : loading;
  const resumeTarget = useResumeTarget(courses);
  return (
    <DashboardScreen
      firstName={account.firstName}
      resume={resumeTarget}
      courses={courses}
      onRetry={list.retry}
      listHref={paths.courses}
      mayRenew={useMayRenew()}
      {...courseLinks}
      {...dashboardPanels({
        progressFrame,
        emailWaits: emailIssue(account) !== null,
        zoneDiffers: useZoneDiffers(),
      })}
    />
  );
}
