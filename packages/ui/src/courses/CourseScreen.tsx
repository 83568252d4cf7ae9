import type { SelectedCourse } from '@portal/domain/lessons';
import type { Href, Loadable } from '@portal/domain/shared';
import { BookOpen, CalendarDays, Target } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmptyState } from '../kit/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { CourseResumeCard, type CourseResumeCardProps } from './CourseResumeCard.tsx';
import { CourseLinkCard, CourseLinkCards } from './CourseLinkCard.tsx';
import { CourseSkeleton } from './CourseSkeleton.tsx';

export interface CourseScreenProps {
  course: Loadable<SelectedCourse>;
  onRetry: () => void;
  /** The school says "post" instead of "lesson". */
  lessonsAreCalledPosts: boolean;
  /** The lesson last opened in this course; null = none that can be opened. */
  resume: CourseResumeCardProps | null;
  lessonsHref: Href;
  progressHref: Href;
  /** null = not available to this student. */
  scheduleHref: Href | null;
  /** The list of courses. */
  coursesHref: Href;
}

/** /MyCourse/{id}: the links of a course, or that it is in maintenance (002 §2). Its name is the page's title. */
export function CourseScreen({ course, onRetry, coursesHref, ...cards }: CourseScreenProps) {
  const { t } = useTranslation('lessons');
  switch (course.status) {
    case 'loading':
      return <CourseSkeleton />;
    case 'failed':
      return <LoadError title={t('courseFailed')} failure={course.failure} onRetry={onRetry} />;
    case 'ready':
      return course.value.status === 'open' ? (
        <CourseCards {...cards} />
      ) : (
        <EmptyState
          art="coming"
          title={t('closed.maintenance.title')}
          text={t('closed.maintenance.text')}
          link={{ href: coursesHref, label: t('closed.seeCourses') }}
        />
      );
  }
}

function CourseCards({
  lessonsAreCalledPosts,
  resume,
  lessonsHref,
  progressHref,
  scheduleHref,
}: Omit<CourseScreenProps, 'course' | 'onRetry' | 'coursesHref'>) {
  const { t } = useTranslation('lessons');
  return (
    <Stack>
      {resume && <CourseResumeCard {...resume} />}
      <CourseLinkCards>
        <CourseLinkCard
          href={lessonsHref}
          icon={<BookOpen size={24} strokeWidth={1.75} />}
          title={lessonsAreCalledPosts ? t('title.posts') : t('title.lessons')}
          text={lessonsAreCalledPosts ? t('cards.posts') : t('cards.lessons')}
        />
        <CourseLinkCard
          href={progressHref}
          icon={<Target size={24} strokeWidth={1.75} />}
          title={t('ways.progress')}
          text={t('cards.progress')}
        />
        {scheduleHref !== null && (
          <CourseLinkCard
            href={scheduleHref}
            icon={<CalendarDays size={24} strokeWidth={1.75} />}
            title={t('ways.schedule')}
            text={t('cards.schedule')}
          />
        )}
      </CourseLinkCards>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
`;
