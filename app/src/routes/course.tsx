import { toLoadable } from '@portal/data/client';
import { lessonQueries, wayToLesson } from '@portal/data/lessons';
import { settingsQueries } from '@portal/data/settings';
import { addressId } from '@portal/domain/shared';
import { loading } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import { CourseScreen } from '@portal/ui/courses';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { useLastLesson } from '../lessons/useLastLesson.ts';
import { useLessonWays } from '../lessons/useLessonWays.ts';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { usePageTitle } from '../shell/page-title.ts';

/** /mycourse/:id, where the id may be the one of a deep link. */
export default function CourseRoute() {
  const course = addressId(useParams()['id'] ?? '');
  if (course?.by === 'id') return <Course key={course.id} id={course.id} />;
  return course ? <CourseByUuid uuid={course.uuid} /> : <Navigate to={paths.courses} replace />;
}

/** A deep link: the course's own address takes its place. */
function CourseByUuid({ uuid }: { uuid: string }) {
  const { client } = useServices();
  const found = useQuery(lessonQueries.courseId(client, uuid));
  if (found.data !== undefined) return <Navigate to={paths.course(found.data)} replace />;
  const course = toLoadable<never>({ data: undefined, error: found.isFetching ? null : found.error });
  return <CourseScreen course={course} onRetry={() => void found.refetch()} {...NOWHERE} />;
}

/** While the course is not known, its ways are not shown. */
const NOWHERE = {
  lessonsAreCalledPosts: false,
  goOn: null,
  lessonsHref: paths.courses,
  progressHref: paths.courses,
  scheduleHref: null,
  coursesHref: paths.courses,
};

function Course({ id }: { id: number }) {
  const { client } = useServices();
  const { studentId, userId } = useSession().account;
  const course = useQuery(lessonQueries.course(client, id));
  const setting = useQuery(settingsQueries.appSetting(client));
  usePageTitle(course.data?.name ?? null);
  const { last } = useLastLesson(id);
  const lesson = useQuery({
    ...wayToLesson(client, { studentId, userId, course: id }, { module: last?.module ?? 0, lesson: last?.id ?? 0 }),
    enabled: last !== null && course.data?.standing === 'open',
  });
  const ways = useLessonWays(id);
  return (
    <CourseScreen
      course={setting.isPending ? loading : toLoadable(course)}
      onRetry={() => void course.refetch()}
      lessonsAreCalledPosts={setting.data?.locks.lessonsAreCalledPosts ?? false}
      goOn={last && lesson.data ? { name: lesson.data.name, href: paths.lessons(id, last.module, last.id) } : null}
      lessonsHref={paths.lessons(id)}
      progressHref={ways.progress}
      scheduleHref={ways.schedule}
      coursesHref={ways.courses}
    />
  );
}
