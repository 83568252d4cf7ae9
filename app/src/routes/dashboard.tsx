import { asLoadable } from '@portal/data/client';
import { courseQueries } from '@portal/data/courses';
import { emailTrouble } from '@portal/domain/session';
import { paths } from '@portal/domain/shell';
import { DashboardScreen } from '@portal/ui/dashboard';
import { useQuery } from '@tanstack/react-query';
import { panels } from '../dashboard/panels.tsx';
import { useGoOn } from '../dashboard/useGoOn.ts';
import { useProgressFrameEnabled } from '../dashboard/useProgressFrameEnabled.ts';
import { useZoneDiffers } from '../dashboard/useZoneDiffers.ts';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { courseLinks } from './course-links.ts';

export default function Dashboard() {
  const { client } = useServices();
  const { account } = useSession();
  const list = useQuery(courseQueries.list(client, account.userId));
  const courses = asLoadable(list);
  const goOn = useGoOn(courses);
  const progressFrame = useProgressFrameEnabled();
  return (
    <DashboardScreen
      firstName={account.firstName}
      goOn={goOn}
      courses={courses}
      onRetry={() => void list.refetch()}
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
