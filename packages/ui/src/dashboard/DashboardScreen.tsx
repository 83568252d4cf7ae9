import { TILES_SHOWN, type Course } from '@portal/domain/courses';
import type { Loadable, Page } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Section } from '../kit/index.ts';
import { LoadedCourses, type CourseLinks } from '../shared/index.ts';
import { media } from '../theme/index.ts';
import { CourseTiles } from './CourseTiles.tsx';

export interface DashboardScreenProps extends CourseLinks {
  /** '' greets without a name. */
  firstName: string;
  courses: Loadable<Page<Course>>;
  onRetry: () => void;
  /** The whole list of courses. */
  listHref: string;
}

/** The first page of a signed-in student: a welcome and the courses (000 §2.8). */
export function DashboardScreen({ firstName, ...courses }: DashboardScreenProps) {
  const { t } = useTranslation('dashboard');
  const none = courses.courses.state === 'ready' && courses.courses.value.rows.length === 0;
  return (
    <>
      <Welcome>
        <Title tabIndex={-1} data-page-title="">
          {firstName ? t('welcome', { name: firstName }) : t('welcomeNoName')}
        </Title>
      </Welcome>
      <Section title={t('myCourses')} link={none ? undefined : { href: courses.listHref, label: t('seeAll') }}>
        <LoadedCourses {...courses} skeletons={TILES_SHOWN} Room={Stack}>
          {(loaded) => <CourseTiles {...courses} courses={loaded} />}
        </LoadedCourses>
      </Section>
    </>
  );
}

/* On desktop the welcome stands in the band of the header, beside the tools that float over it. */
const Welcome = styled.div`
  margin: var(--space-1) 0 var(--space-4);
  ${media.desktop} {
    display: flex;
    align-items: center;
    min-height: var(--size-top-bar-desktop);
    margin: calc(-1 * var(--space-2)) 240px var(--space-4) 0;
  }
`;

const Title = styled.h1`
  font: var(--type-display);
  letter-spacing: var(--track-display);
  color: var(--ink-strong);
  ${media.desktop} {
    font: var(--type-title1);
    letter-spacing: var(--track-title1);
  }
`;

const Stack = styled.div`
  display: grid;
  gap: var(--space-3);
`;
