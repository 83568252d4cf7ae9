import type { LessonsProgress, ProgressContent } from '@portal/domain/progress';
import type { Loadable, ScreenHref } from '@portal/domain/shared';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card, Gauge, Skeleton } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';
import { focusInside, media, tabularNumbers } from '../theme/index.ts';
import { cardHeader, cardPadding, CardText, CardTitle } from './layout.ts';

interface ProgressCardProps {
  progress: Loadable<ProgressContent>;
  href: ScreenHref;
}

/** The card that leads to the student's progress (002 §2), with its numbers where they are known. */
export function ProgressCard({ progress, href }: ProgressCardProps) {
  const { t } = useTranslation('lessons');
  return (
    <Card flush>
      <Root href={href}>
        <Title>
          <CardTitle>{t('ways.progress')}</CardTitle>
          <Chevron size={20} strokeWidth={1.75} aria-hidden />
        </Title>
        <Content progress={progress} />
      </Root>
    </Card>
  );
}

function Content({ progress }: { progress: Loadable<ProgressContent> }) {
  const { t } = useTranslation('lessons');
  if (progress.status === 'loading') return <FiguresSkeleton />;
  if (progress.status === 'ready' && progress.value.kind === 'known') {
    const { practice, assessments } = progress.value.progress;
    if (practice.total > 0) return <Figures practice={practice} assessments={assessments} />;
  }
  return (
    <Body>
      <CardText>{t('cards.progress')}</CardText>
    </Body>
  );
}

function Figures({ practice, assessments }: { practice: LessonsProgress; assessments: LessonsProgress }) {
  const { t } = useTranslation(['lessons', 'progress']);
  const done = t('lessons:doneOf', { done: practice.completed, count: practice.total });
  return (
    <Body>
      <Gauge size="small" value={practice.percent} label={t('lessons:home.percent', { percent: practice.percent })} />
      <span>
        <DoneCount>{done}</DoneCount>
        {practice.score !== null && <CardText>{t('lessons:home.average', { percent: practice.score })}</CardText>}
        {assessments.total > 0 && (
          <CardText>
            {t('lessons:home.assessments', { done: assessments.completed, count: assessments.total })}
          </CardText>
        )}
      </span>
    </Body>
  );
}

/** Placeholder of the numbers, in the same layout. */
export function FiguresSkeleton() {
  return (
    <Body>
      <Skeleton shape="circle" height="84px" />
      <Lines>
        <Skeleton shape="line" width="80%" height="16px" />
        <Skeleton shape="line" width="60%" />
        <Skeleton shape="line" width="60%" />
      </Lines>
    </Body>
  );
}

const Root = styled(AppLink)`
  ${cardHeader}
  ${focusInside}
  height: 100%;
  align-content: start;
  gap: 0;
`;

const Title = styled.span`
  ${cardPadding}
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20px;
  align-items: center;
  min-height: 48px;
`;

const Body = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: var(--space-4);
  margin-inline: var(--space-4);
  padding-block: var(--space-4);
  border-top: 1px solid var(--border-hairline);
  &:has(> :nth-child(2)) {
    grid-template-columns: auto minmax(0, 1fr);
  }
  ${media.desktop} {
    margin-inline: var(--space-5);
    padding-block: var(--space-4);
  }
`;

const DoneCount = styled(CardTitle)`
  ${tabularNumbers}
`;

const Lines = styled.span`
  display: grid;
  gap: var(--space-2);
`;

const Chevron = styled(ChevronRight)`
  color: var(--ink-faint);
`;
