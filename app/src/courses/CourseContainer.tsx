import { useCourse, useCourseIdByUuid } from '@portal/data/lessons';
import { useAppSetting } from '@portal/data/settings';
import { parseRouteId, paths } from '@portal/domain/screens';
import { loading } from '@portal/domain/shared';
import { CourseScreen, type CourseScreenProps } from '@portal/ui/courses';
import { Navigate, useParams } from 'react-router-dom';
import { useBriefWait } from '../hooks/useBriefWait.ts';
import { usePageTitle } from '../router/usePageTitle.ts';
import { useCourseHome } from './useCourseHome.ts';

export { prefetchCoursePage as prefetch } from './prefetch-course.ts';

/** /mycourse/:id, where the id may be the uuid of a deep link. */
export default function CourseContainer() {
  const course = parseRouteId(useParams()['id'] ?? '');
  if (course?.kind === 'id') return <Course key={course.id} id={course.id} />;
  return course ? <CourseByUuid uuid={course.uuid} /> : <Navigate to={paths.courses} replace />;
}

/** Resolves the uuid of a deep link, then redirects to the course's own page. */
function CourseByUuid({ uuid }: { uuid: string }) {
  const { loadable: id, isFetching, retry } = useCourseIdByUuid(uuid);
  if (id.status === 'ready') return <Navigate to={paths.course(id.value)} replace />;
  return <CourseScreen course={isFetching ? loading : id} onRetry={retry} {...UNKNOWN} />;
}

/** The remaining props while the course is not known; the screen does not show them. */
const UNKNOWN: Omit<CourseScreenProps, 'course' | 'onRetry'> = {
  lessonsAreCalledPosts: false,
  page: loading,
  onRetryModules: () => {},
  next: loading,
  progress: loading,
  schedule: loading,
  reset: { onCheck: () => {}, checking: false, failure: null },
  links: {
    lessons: paths.courses,
    module: () => paths.courses,
    progress: paths.courses,
    schedule: null,
    meeting: null,
    courses: paths.courses,
    packages: paths.addBuyCourse,
  },
};

function Course({ id }: { id: number }) {
  const course = useCourse(id);
  const setting = useAppSetting();
  const waitsForSetting = useBriefWait(setting.loadable.status === 'loading');
  usePageTitle(course.data?.name ?? null);
  // Fetched in parallel with the course, so that nothing waits for its name.
  const home = useCourseHome(id, course.loadable.status !== 'failed' && course.data?.status !== 'maintenance');
  return (
    <CourseScreen
      course={waitsForSetting ? loading : course.loadable}
      onRetry={course.retry}
      lessonsAreCalledPosts={setting.data?.locks.lessonsAreCalledPosts ?? false}
      {...home}
    />
  );
}
