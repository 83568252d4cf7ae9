import { prefetchCourseReset, prefetchSilentCourse, useCourseReset, useSilentCourse } from '@portal/data/lessons';
import { prefetchStudentProgress, useStudentProgress } from '@portal/data/progress';
import { parseRouteId, paths } from '@portal/domain/screens';
import { progressContent } from '@portal/domain/progress';
import { StudentProgressScreen } from '@portal/ui/progress';
import { Navigate, useParams } from 'react-router-dom';
import { prefetchById } from '../router/prefetch-by-id.ts';
import { usePageTitle } from '../router/usePageTitle.ts';

export const prefetch = prefetchById((context, course) =>
  Promise.all([
    prefetchSilentCourse(context, course),
    prefetchCourseReset(context, course),
    prefetchStudentProgress(context, course),
  ]),
);

/** /StudentProgress/:id: the student's progress in a course (002 §2). */
export default function StudentProgressContainer() {
  const course = parseRouteId(useParams()['id'] ?? '');
  return course?.kind === 'id' ? (
    <StudentProgress key={course.id} id={course.id} />
  ) : (
    <Navigate to={paths.courses} replace />
  );
}

function StudentProgress({ id }: { id: number }) {
  const course = useSilentCourse(id);
  const resetting = useCourseReset(id);
  const progress = useStudentProgress(id);
  usePageTitle(null, { name: course.data?.name ?? null, href: paths.course(id) });
  function retry() {
    resetting.retry();
    progress.retry();
  }
  return (
    <StudentProgressScreen
      progress={progressContent(resetting.loadable, progress.loadable)}
      onRetry={retry}
      resetCheck={{
        onCheck: retry,
        checking: resetting.isFetching,
        failure: resetting.refetchFailure,
      }}
      lessonsHref={paths.lessons(id)}
    />
  );
}
