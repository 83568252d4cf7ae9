import type { PracticeProgress } from '@portal/domain/courses';
import type { Href, Loadable } from '@portal/domain/shared';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink, Card, Gauge, Skeleton, SkeletonGroup } from '../kit/index.ts';
import { media, visuallyHidden } from '../theme/index.ts';

/** What the student resumes. */
export interface ResumeTarget {
  courseName: string;
  /** The name of the lesson last opened; null = there is none that can be opened, undefined = not known yet. */
  lessonName: string | null | undefined;
  /** The progress; null = not fetched, or there are no practice lessons. The links are shown all the same. */
  practice: PracticeProgress | null;
  lessonsHref: Href;
  progressHref: Href;
}

/** Link to where the student left off, with the progress; renders nothing when there is nothing to resume. */
export function ResumeCard({ resume }: { resume: Loadable<ResumeTarget | null> }) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  if (resume.status === 'failed' || (resume.status === 'ready' && !resume.value)) return null;
  return (
    <Root aria-labelledby={id}>
      <Heading id={id}>{t('resume.title')}</Heading>
      <Card>
        {resume.status === 'ready' && resume.value ? <ResumeDetails {...resume.value} /> : <ResumeSkeleton />}
      </Card>
    </Root>
  );
}

function ResumeDetails({ courseName, lessonName, practice, lessonsHref, progressHref }: ResumeTarget) {
  const { t } = useTranslation('dashboard');
  return (
    <Layout>
      {practice && (
        <Gauge size="small" value={practice.percent} label={t('resume.gauge', { percent: practice.percent })} />
      )}
      <Body>
        <Title>
          {practice ? t('resume.lessons', { done: practice.completed, count: practice.total }) : courseName}
        </Title>
        {practice && <p>{courseName}</p>}
        <LastLine lessonName={lessonName} practice={practice} />
      </Body>
      <Actions>
        <ButtonLink compact href={lessonsHref} about={lessonName ?? courseName}>
          {t('resume.continue')}
        </ButtonLink>
        <ButtonLink compact variant="ghost" href={progressHref} about={courseName}>
          {t('resume.progress')}
        </ButtonLink>
      </Actions>
    </Layout>
  );
}

/** The line with the lesson last opened or, without one, the average score. */
function LastLine({ lessonName, practice }: Pick<ResumeTarget, 'lessonName' | 'practice'>) {
  const { t } = useTranslation('dashboard');
  if (lessonName === undefined) return <LineSkeleton width="70%" />;
  if (lessonName) return <p>{t('resume.last', { name: lessonName })}</p>;
  return practice && practice.completed > 0 && <p>{t('resume.average', { percent: practice.average })}</p>;
}

function LineSkeleton({ width }: { width: string }) {
  return (
    <Line>
      <Skeleton shape="line" width={width} />
    </Line>
  );
}

function ResumeSkeleton() {
  return (
    <SkeletonGroup>
      <Layout>
        <Skeleton shape="circle" height="84px" />
        <Body>
          <Title as="div">
            <Line>
              <Skeleton shape="line" width="80%" height="16px" />
            </Line>
          </Title>
          <LineSkeleton width="60%" />
          <LineSkeleton width="70%" />
        </Body>
        <Actions>
          <Skeleton shape="block" width="152px" height="44px" radius="control" />
          <Skeleton shape="block" width="120px" height="44px" radius="control" />
        </Actions>
      </Layout>
    </SkeletonGroup>
  );
}

/** Wide enough for gauge, text and buttons in one row. */
const roomy = '@container (min-width: 480px)';

const Root = styled.section`
  margin-bottom: var(--space-6);
  container-type: inline-size;
`;

/* Beside the heading of the second column on desktop; on a phone the card needs no heading. */
const Heading = styled.h2`
  display: flex;
  align-items: center;
  min-height: 44px;
  margin-bottom: var(--space-1);
  font: var(--type-title2);
  color: var(--ink-strong);
  ${media.belowDesktop} {
    ${visuallyHidden}
    min-height: 0;
  }
`;

const Layout = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-4);
  ${roomy} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--space-5);
  }
`;

const Body = styled.div`
  display: grid;
  gap: 2px;
  font: var(--type-callout);
  color: var(--ink-muted);
  overflow-wrap: anywhere;
  &:first-child {
    grid-column: 1 / -1;
    ${roomy} {
      grid-column: 1 / 3;
    }
  }
`;

const Title = styled.p`
  font: var(--type-title3);
  color: var(--ink-strong);
`;

/* As high as a line of the text it replaces. */
const Line = styled.div`
  display: grid;
  align-items: center;
  height: 1lh;
`;

/* The buttons are one above the other where both labels do not fit on one line. */
const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  > * {
    flex: 1 1 auto;
  }
  > :first-child {
    flex-grow: 999;
  }
  ${roomy} {
    display: grid;
    grid-column: auto;
    min-width: 152px;
  }
`;
