import { useCourse, useCourseModules, useCourseReset, useTopics } from '@portal/data/lessons';
import { useAppSetting } from '@portal/data/settings';
import { lessonsPage, moduleToShow } from '@portal/domain/lessons';
import { parseRouteId, paths } from '@portal/domain/screens';
import { LessonsScreen } from '@portal/ui/lessons';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { useLastLesson } from '../hooks/useLastLesson.ts';
import { useLessonActions } from '../hooks/useLessonActions.ts';
import { useLessonSearchParams } from './useLessonSearchParams.ts';
import { useLessonLinks } from '../hooks/useLessonLinks.ts';
import { useExpandedTopics } from '../hooks/useExpandedTopics.ts';
import { useReloadModule } from '../window-messages/useReloadModule.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useZone } from '../session/useZone.ts';
import { usePageTitle } from '../router/usePageTitle.ts';

export { prefetchLessons as prefetch } from './prefetch-lessons.ts';

/** /Lesson/:id: the lessons of a course, module by module. */
export default function LessonsContainer() {
  const course = parseRouteId(useParams()['id'] ?? '');
  // The key resets the state for another course.
  return course?.kind === 'id' ? (
    <Lessons key={course.id} course={course.id} />
  ) : (
    <Navigate to={paths.courses} replace />
  );
}

function Lessons({ course: id }: { course: number }) {
  const { studentId } = useSession().account;
  const lessonsAreCalledPosts = useAppSetting().data?.locks.lessonsAreCalledPosts ?? false;
  useLessonsTitle(id, lessonsAreCalledPosts);
  const resetting = useCourseReset(id);
  const modules = useCourseModules(id);
  const page = lessonsPage(resetting.loadable, modules.loadable);

  const params = useLessonSearchParams();
  const { last, remember } = useLastLesson(id);
  const modulesOpen = page.status === 'ready' && page.value.kind === 'open' ? page.value.modules : [];
  const module = moduleToShow(modulesOpen, params.module, last?.module ?? null);
  const topics = useTopics(id, module && !module.locked ? [module.id] : [], resetting.data === true);
  const actions = useLessonActions(id, topics.modules, remember);
  useReloadModule([...topics.modules.keys()], topics.refetch);

  const shownTopics = topics.modules.get(module?.id ?? 0)?.topics;
  const [expanded, onExpandedChange] = useExpandedTopics(
    `${studentId} ${id} ${module?.id ?? 0}`,
    shownTopics?.status === 'ready' ? shownTopics.value : undefined,
    params.lesson,
  );
  return (
    <LessonsScreen
      lessonsAreCalledPosts={lessonsAreCalledPosts}
      page={page}
      onRetry={() => {
        for (const one of [resetting, modules]) if (one.loadable.status === 'failed') one.retry();
      }}
      resetCheck={{
        onCheck: resetting.retry,
        checking: resetting.isFetching,
        failure: resetting.refetchFailure,
      }}
      module={module}
      onModuleChange={params.onModuleChange}
      topics={topics.modules}
      onRefetch={topics.refetch}
      expanded={expanded}
      onExpandedChange={onExpandedChange}
      {...actions}
      lastLesson={last?.id ?? null}
      target={params.lesson}
      links={useLessonLinks(id)}
      zone={useZone()}
    />
  );
}

/** Sets the page's title to the school's name for lessons, with the course under it. */
function useLessonsTitle(course: number, calledPosts: boolean): void {
  const { t } = useTranslation('lessons');
  const name = useCourse(course).data?.name ?? null;
  usePageTitle(calledPosts ? t('title.posts') : null, { name, href: paths.course(course) });
}
