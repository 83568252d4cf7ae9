import { useCourses } from '@portal/data/courses';
import { useProgressFrameEnabled } from '@portal/data/progress';
import { emailTrouble } from '@portal/domain/session';
import { loading } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import { DashboardScreen } from '@portal/ui/dashboard';
import { panels } from '../router/panels.tsx';
import { useResumeTarget } from './useResumeTarget.ts';
import { useZoneDiffers } from '../hooks/useZoneDiffers.ts';
import { useSession } from '../session/SignedIn.tsx';
import { courseLinks } from '../router/course-links.ts';

/** The page after sign-in: courses and panels (000 §2.8). */
export default function DashboardContainer() {
  const { account } = useSession();
  const progressFrame = useProgressFrameEnabled();
  // Where the school's own page takes the place of the tiles, nothing is asked for them.
  const tiles = progressFrame === false;
  const list = useCourses(tiles);
  const courses = tiles ? list.loadable : loading;
  const resume = useResumeTarget(courses);
  return (
    <DashboardScreen
      firstName={account.firstName}
      resume={resume}
      courses={courses}
      onRetry={list.retry}
      listHref={paths.courses}
      {...courseLinks}
      {...panels({
        progressFrame,
        emailWaits: emailTrouble(account) !== null,
        zoneDiffers: useZoneDiffers(),
      })}
    />
  );
}
