import { asLoadable } from '@portal/data/client';
import { courseQueries } from '@portal/data/courses';
import { paths } from '@portal/domain/shell';
import { DashboardScreen } from '@portal/ui/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { courseLinks } from './course-links.ts';

export default function Dashboard() {
  const { client } = useServices();
  const { account } = useSession();
  const courses = useQuery(courseQueries.list(client, account.userId));
  return (
    <DashboardScreen
      firstName={account.firstName}
      courses={asLoadable(courses)}
      onRetry={() => void courses.refetch()}
      listHref={paths.courses}
      {...courseLinks}
    />
  );
}
