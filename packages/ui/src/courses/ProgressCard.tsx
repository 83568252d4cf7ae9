import type { ProgressContent, StudentProgress } from '@portal/domain/progress';
import type { Loadable, ScreenHref } from '@portal/domain/shared';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card, Gauge, Skeleton } from '../kit/index.ts';
import { useLessonNoun } from '../blocks/lesson-noun/index.ts';
import { AppLink } from '../links/index.ts';
import { focusInside, media, tabularNumbers } from '../theme/index.ts';
import { cardHeader, CardText, CardTitle } from './layout.ts';

interface ProgressCardProps {
  progress: Loadable<ProgressContent>;
  href: ScreenHref;
}

/** The card that leads to the student's progress (002 §2), with its numbers where they are known. */
export function ProgressCard({ progress, href }: ProgressCardProps) {
  const { t } = useTranslation('lessons');
  const numbers = progress.status === 'ready' && progress.value.kind === 'known' ? progress.value.progress : null;
  const title = t('links.progress');
  return (
    <Card flush>
      <Root href={href}>
        {progress.status === 'loading' && <FiguresSkeleton title={title} />}
        {progress.status !== 'loading' &&
          (numbers && numbers.practice.total > 0 ? (
            <Figures title={title} numbers={numbers} />
          ) : (
            <Plain>
              <CardTitle>{title}</CardTitle>
              <CardText>{t('cards.progress')}</CardText>
            </Plain>
          ))}
        <Chevron size={20} strokeWidth={1.75} aria-hidden />
      </Root>
    </Card>
  );
}

function Figures({ title, numbers: { practice, assessments } }: { title: string; numbers: StudentProgress }) {
  const { t } = useTranslation('lessons');
  const noun = useLessonNoun();
  return (
    <>
      <Title>{title}</Title>
      <Ring>
        <Gauge
          size="small"
          value={practice.percent}
          label={t('home.percent', { percent: practice.percent, ...noun })}
        />
      </Ring>
      <Numbers>
        <DoneCount>{t('doneOf', { done: practice.completed, count: practice.total, ...noun })}</DoneCount>
        {practice.score !== null && <CardText>{t('home.average', { percent: practice.score })}</CardText>}
        {assessments.total > 0 && (
          <CardText>{t('home.assessments', { done: assessments.completed, count: assessments.total })}</CardText>
        )}
      </Numbers>
    </>
  );
}

/** Placeholder of the numbers, in the same layout. */
function FiguresSkeleton({ title }: { title: ReactNode }) {
  return (
    <>
      <Title>{title}</Title>
      <Ring>
        <Skeleton shape="circle" height="84px" />
      </Ring>
      <SkeletonLines>
        <Skeleton shape="line" width="80%" height="16px" />
        <Skeleton shape="line" width="60%" />
        <Skeleton shape="line" width="60%" />
      </SkeletonLines>
    </>
  );
}

/** Placeholder of the card. Put it into a `SkeletonGroup`. */
export function ProgressCardSkeleton() {
  return (
    <Card flush>
      <Columns>
        <FiguresSkeleton title={<Skeleton shape="line" width="128px" />} />
      </Columns>
    </Card>
  );
}

/* On phones the ring is beside title and numbers; where this card is beside the card of the lessons, the ring is under
   the title. */
const Columns = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) 20px;
  grid-template-rows: auto 1fr;
  height: 100%;
  padding: var(--space-4);
  ${media.fromTablet} {
    padding-block: 0 var(--space-4);
  }
  ${media.desktop} {
    padding-inline: var(--space-5);
  }
`;

const Root = styled(Columns).attrs({ as: AppLink })<{ href: ScreenHref }>`
  ${cardHeader}
  ${focusInside}
  gap: 0;
`;

const Title = styled.span`
  grid-area: 1 / 2;
  align-self: end;
  padding-top: var(--space-1);
  font: var(--type-caption);
  color: var(--ink-muted);
  ${media.fromTablet} {
    display: flex;
    grid-area: 1 / 1 / auto / 4;
    align-items: center;
    /* As the row of the lessons beside it, and the line. */
    min-height: 81px;
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--border-hairline);
    font: var(--type-title3);
    color: var(--ink-strong);
  }
  ${media.desktop} {
    min-height: 89px;
  }
`;

const Ring = styled.span`
  grid-area: 1 / 1 / 3 / 2;
  align-self: center;
  margin-inline-end: var(--space-4);
  ${media.fromTablet} {
    grid-area: 2 / 1;
    padding-top: var(--space-4);
  }
`;

const Numbers = styled.span`
  grid-area: 2 / 2;
  align-self: start;
  ${media.fromTablet} {
    grid-column-end: 4;
    align-self: center;
    padding-top: var(--space-4);
  }
`;

const SkeletonLines = styled(Numbers)`
  display: grid;
  gap: var(--space-2);
  ${media.phone} {
    padding-top: var(--space-2);
  }
`;

const Plain = styled.span`
  grid-area: 1 / 1 / 3 / 3;
  align-self: center;
  ${media.fromTablet} {
    grid-row-end: 2;
    display: grid;
    align-content: center;
    min-height: 80px;
    padding-block: var(--space-4);
  }
  ${media.desktop} {
    min-height: 89px;
  }
`;

const DoneCount = styled(CardTitle)`
  ${tabularNumbers}
`;

const Chevron = styled(ChevronRight)`
  grid-area: 1 / 3 / 3 / 4;
  align-self: center;
  color: var(--ink-faint);
  ${media.fromTablet} {
    grid-row-end: 2;
  }
`;
