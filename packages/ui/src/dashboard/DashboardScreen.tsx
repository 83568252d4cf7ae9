import { TILES_SHOWN, type Course } from '@portal/domain/courses';
import type { Href, Loadable, Page } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Section } from '../kit/index.ts';
import { LoadedCourses, type CourseLinks } from '../blocks/course-tiles/index.ts';
import { Welcome } from '../blocks/welcome/index.ts';
import { media } from '../theme/index.ts';
import { CourseTiles, TileGrid } from './CourseTiles.tsx';
import { ResumeCard, type ResumeTarget } from './ResumeCard.tsx';

/** The panels of other areas; each loads and fails independently and may be absent. */
export interface DashboardPanels {
  /** Under the welcome: how many items are left today. */
  todaySummary?: ReactNode;
  /** Notices that need action: an email address to confirm, another time zone. */
  notices?: ReactNode;
  /** The school's progress page: replaces the resume card and the tiles. */
  progressFrame?: ReactNode;
  week?: ReactNode;
  announcements?: ReactNode;
  community?: ReactNode;
  videos?: ReactNode;
}

export interface DashboardScreenProps extends CourseLinks, DashboardPanels {
  /** The student's first name; '' greets without a name. */
  firstName: string;
  /** What to resume; null = nothing yet. */
  resume: Loadable<ResumeTarget | null>;
  courses: Loadable<Page<Course>>;
  onRetry: () => void;
  /** Page with all courses. */
  listHref: Href;
}

/** The first page of a signed-in student: a welcome, what to resume, and what is new (000 §2.8). */
export function DashboardScreen({
  firstName,
  todaySummary,
  notices,
  resume,
  progressFrame,
  week,
  announcements,
  community,
  videos,
  ...courses
}: DashboardScreenProps) {
  const { t } = useTranslation('dashboard');
  const none = courses.courses.status === 'ready' && courses.courses.value.rows.length === 0;
  return (
    <>
      <Welcome title={firstName ? t('welcome', { name: firstName }) : t('welcomeNoName')}>{todaySummary}</Welcome>
      {notices}
      <Columns>
        <Main>
          {progressFrame || (
            <>
              <ResumeCard resume={resume} />
              <Section title={t('myCourses')} link={none ? undefined : { href: courses.listHref, label: t('seeAll') }}>
                <LoadedCourses {...courses} skeletons={TILES_SHOWN} Container={TileGrid}>
                  {(loaded) => <CourseTiles {...courses} courses={loaded} />}
                </LoadedCourses>
              </Section>
            </>
          )}
        </Main>
        <Side>
          {week}
          {announcements}
          {community}
        </Side>
        <Videos>{videos}</Videos>
      </Columns>
    </>
  );
}

/* The reading order is that of a phone; on desktop the week is beside the courses. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: var(--space-6);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) var(--size-side-wide);
    grid-template-rows: auto 1fr;
    column-gap: var(--space-6);
  }
`;

const Main = styled.div`
  min-width: 0;
`;

const Side = styled.div`
  min-width: 0;
  &:empty {
    display: none;
  }
  /* The placeholder of a panel is as far from the one above as the panel, so that nothing moves when it comes. */
  > div:not(:first-child) {
    margin-top: var(--space-6);
  }
  ${media.desktop} {
    grid-area: 1 / 2 / 3 / 3;
  }
`;

const Videos = styled.div`
  min-width: 0;
  &:empty {
    display: none;
  }
`;
