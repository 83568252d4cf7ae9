import type { LessonsPage, NextStep, SelectedCourse } from '@portal/domain/lessons';
import type { ProgressContent } from '@portal/domain/progress';
import type { StudySchedule } from '@portal/domain/schedule';
import type { Loadable } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../kit/index.ts';
import { CourseResetNotice, type ResetCheck } from '../blocks/course-reset/index.ts';
import { LessonNounProvider } from '../blocks/lesson-noun/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { CourseLinkList } from './CourseLinkList.tsx';
import { CourseSkeleton } from './CourseSkeleton.tsx';
import { Columns, Main, Side, StackedSide } from './layout.ts';
import { LessonsCard } from './LessonsCard.tsx';
import type { CoursePageLinks } from './links.ts';
import { ModuleList } from './ModuleList.tsx';
import { ProgressCard } from './ProgressCard.tsx';

export interface CourseScreenProps {
  course: Loadable<SelectedCourse>;
  onRetry: () => void;
  /** The school says "post" instead of "lesson". */
  lessonsAreCalledPosts: boolean;
  /** The modules. These and each of the following parts load and fail on their own; without one the others stay. */
  page: Loadable<LessonsPage>;
  onRetryModules: () => void;
  /** What to continue with; null = there is nothing to open, or it is not known. */
  next: Loadable<NextStep | null>;
  progress: Loadable<ProgressContent>;
  /** The study schedule; null = the course has none. */
  schedule: Loadable<StudySchedule | null>;
  reset: ResetCheck;
  links: CoursePageLinks;
}

/**
 * /MyCourse/{id}: the two cards of a course, or a message that it is in maintenance (002 §2); beyond the specification
 * also its next lesson, its schedule and its modules. The name of the course is the page's title.
 */
export function CourseScreen({ course, onRetry, ...home }: CourseScreenProps) {
  const { t } = useTranslation('lessons');
  switch (course.status) {
    case 'loading':
      return <CourseSkeleton />;
    case 'failed':
      return <LoadError title={t('courseFailed')} failure={course.failure} onRetry={onRetry} />;
    case 'ready':
      return course.value.status === 'open' ? (
        <CourseHome {...home} />
      ) : (
        <EmptyState
          art="coming"
          title={t('closed.maintenance.title')}
          text={t('closed.maintenance.text')}
          link={{ href: home.links.courses, label: t('closed.seeCourses') }}
        />
      );
  }
}

function CourseHome({
  lessonsAreCalledPosts,
  page,
  onRetryModules,
  next,
  progress,
  schedule,
  reset,
  links,
}: Omit<CourseScreenProps, 'course' | 'onRetry'>) {
  const plan = schedule.status === 'ready' ? schedule.value : null;
  const resetting = page.status === 'ready' && page.value.kind === 'resetting';
  const linkList = <CourseLinkList schedule={schedule} resetting={resetting} links={links} />;
  return (
    <LessonNounProvider calledPosts={lessonsAreCalledPosts}>
      <Columns>
        <LessonsCard lessonsAreCalledPosts={lessonsAreCalledPosts} page={page} next={next} links={links} />
        <ProgressCard progress={progress} href={links.progress} />
        <StackedSide>{linkList}</StackedSide>
        <Main>
          {resetting ? (
            <CourseResetNotice {...reset} />
          ) : (
            <ModuleList page={page} onRetry={onRetryModules} schedule={plan} links={links} />
          )}
        </Main>
        <Side $besideHeading={!resetting}>{linkList}</Side>
      </Columns>
    </LessonNounProvider>
  );
}
