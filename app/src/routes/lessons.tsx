import { toLoadable } from '@portal/data/client';
import { lessonQueries } from '@portal/data/lessons';
import { settingsQueries } from '@portal/data/settings';
import { lessonsPage, moduleToShow, type Lesson } from '@portal/domain/lessons';
import { addressId } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import { LessonsScreen } from '@portal/ui/lessons';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { useLastLesson } from '../lessons/useLastLesson.ts';
import { useLessonAddress } from '../lessons/useLessonAddress.ts';
import { useLessonWays } from '../lessons/useLessonWays.ts';
import { useLessonWork } from '../lessons/useLessonWork.ts';
import { useTopics } from '../lessons/useTopics.ts';
import { useUnfolded } from '../lessons/useUnfolded.ts';
import { useReloadModule } from '../messages/useReloadModule.ts';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { useZone } from '../session/useZone.ts';
import { usePageTitle } from '../shell/page-title.ts';

/** /Lesson/:id: the lessons of a course, module by module. */
export default function LessonsRoute() {
  const course = addressId(useParams()['id'] ?? '');
  // Another course is another page: nothing of the one before may stay.
  return course?.by === 'id' ? <Lessons key={course.id} course={course.id} /> : <Navigate to={paths.courses} replace />;
}

function Lessons({ course: id }: { course: number }) {
  const { client } = useServices();
  const { studentId } = useSession().account;
  const { t } = useTranslation('lessons');
  const setting = useQuery(settingsQueries.appSetting(client));

  const resetting = useQuery(lessonQueries.resetInProgress(client, id));
  const course = useQuery(lessonQueries.course(client, id));
  usePageTitle(setting.data?.locks.lessonsAreCalledPosts ? t('title.posts') : t('title.lessons'), {
    name: course.data?.name ?? null,
    href: paths.course(id),
  });
  const modules = useQuery(lessonQueries.modules(client, { studentId, course: id }));
  const page = lessonsPage(toLoadable(resetting), toLoadable(modules));

  const address = useLessonAddress();
  const { last, remember } = useLastLesson(id);
  const modulesOpen = page.status === 'ready' && page.value.is === 'open' ? page.value.modules : [];
  const module = moduleToShow(modulesOpen, address.module, last?.module ?? null);
  const shown = module?.id ?? 0;
  const { topics, reloadFailed, ask } = useTopics(id, module);
  const work = useLessonWork(ask, remember);
  const { open, openReport, followLink } = work;
  const onOpenLesson = useCallback((lesson: Lesson) => open(lesson, shown), [open, shown]);
  const onOpenReport = useCallback((lesson: Lesson) => openReport(lesson, shown), [openReport, shown]);
  const onFollowLink = useCallback((lesson: Lesson) => followLink(lesson, shown), [followLink, shown]);
  useReloadModule((changed) => {
    for (const one of topics.keys()) if (changed === 'all' || changed === one) work.reload(one);
  });

  const here = topics.get(shown);
  const [unfolded, onUnfoldedChange] = useUnfolded(
    `${studentId} ${id} ${shown}`,
    here?.status === 'ready' ? here.value : undefined,
    address.lesson,
  );
  return (
    <LessonsScreen
      page={page}
      onRetry={() => {
        for (const one of [resetting, modules]) if (one.isError) void one.refetch();
      }}
      module={module}
      onModuleChange={address.onModuleChange}
      topics={topics}
      reloadFailed={reloadFailed(shown)}
      onReload={() => work.reload(shown)}
      unfolded={unfolded}
      onUnfoldedChange={onUnfoldedChange}
      works={work.works}
      onOpenLesson={onOpenLesson}
      onResetLesson={(lesson) => work.reset(lesson, shown)}
      onOpenReport={onOpenReport}
      onFollowLink={onFollowLink}
      lastLesson={last?.id ?? null}
      target={address.lesson}
      ways={useLessonWays(id)}
      zone={useZone()}
    />
  );
}
