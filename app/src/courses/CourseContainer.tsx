import { useCourse, useCourseIdByUuid, useResumeLesson } from '@portal/data/lessons';
import { useAppSetting } from '@portal/data/settings';
import { parseRouteId, paths } from '@portal/domain/screens';
import { loading } from '@portal/domain/shared';
import { CourseScreen } from '@portal/ui/courses';
import { Navigate, useParams } from 'react-router-dom';
import { useLastLesson } from '../hooks/useLastLesson.ts';
import { useLessonLinks } from '../hooks/useLessonLinks.ts';
import { usePageTitle } from '../router/usePageTitle.ts';

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
  return <CourseScreen course={isFetching ? loading : id} onRetry={retry} {...NO_LINKS} />;
}

/** Links of a course that is not known; the screen does not show them. */
const NO_LINKS = {
  lessonsAreCalledPosts: false,
  resume: null,
  lessonsHref: paths.courses,
  progressHref: paths.courses,
  scheduleHref: null,
  coursesHref: paths.courses,
};

function Course({ id }: { id: number }) {
  const course = useCourse(id);
  const setting = useAppSetting();
  usePageTitle(course.data?.name ?? null);
  const { last } = useLastLesson(id);
  const isOpen = course.data?.status === 'open';
  const lesson = useResumeLesson(id, last && isOpen ? { module: last.module, lesson: last.id } : null).data;
  const links = useLessonLinks(id);
  return (
    <CourseScreen
      course={setting.loadable.status === 'loading' ? loading : course.loadable}
      onRetry={course.retry}
      lessonsAreCalledPosts={setting.data?.locks.lessonsAreCalledPosts ?? false}
      resume={lesson ? { name: lesson.name, href: paths.lessons(id, lesson.module, lesson.id) } : null}
      lessonsHref={paths.lessons(id)}
      progressHref={links.progress}
      scheduleHref={links.schedule}
      coursesHref={links.courses}
    />
  );
}
