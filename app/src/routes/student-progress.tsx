import { toLoadable } from '@portal/data/client';
import { lessonQueries } from '@portal/data/lessons';
import { progressQueries } from '@portal/data/progress';
import { addressId, asFailure } from '@portal/domain/shared';
import { progressStanding } from '@portal/domain/progress';
import { paths } from '@portal/domain/screens';
import { StudentProgressScreen } from '@portal/ui/progress';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { usePageTitle } from '../shell/page-title.ts';

/** /StudentProgress/:id: how far a student is in a course (002 §2). */
export default function StudentProgressRoute() {
  const course = addressId(useParams()['id'] ?? '');
  return course?.by === 'id' ? (
    <StudentProgress key={course.id} id={course.id} />
  ) : (
    <Navigate to={paths.courses} replace />
  );
}

function StudentProgress({ id }: { id: number }) {
  const { client } = useServices();
  const { account } = useSession();
  const { t } = useTranslation('progress');
  const course = useQuery(lessonQueries.course(client, id));
  const resetting = useQuery(lessonQueries.resetInProgress(client, id));
  const progress = useQuery(progressQueries.ofCourse(client, account.studentId, id));
  usePageTitle(t('page'), { name: course.data?.name ?? null, href: paths.course(id) });
  return (
    <StudentProgressScreen
      progress={progressStanding(toLoadable(resetting), toLoadable(progress))}
      onRetry={() => void Promise.all([resetting.refetch(), progress.refetch()])}
      checking={resetting.isFetching}
      checkFailed={resetting.isRefetchError ? asFailure(resetting.error) : null}
      lessonsHref={paths.lessons(id)}
    />
  );
}
