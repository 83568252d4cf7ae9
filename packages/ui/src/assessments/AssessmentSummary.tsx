import { lessonToResume, type Topic } from '@portal/domain/lessons';
import type { LessonsProgress } from '@portal/domain/progress';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card, Gauge, Skeleton, TextSkeleton } from '../kit/index.ts';
import { ContinueLesson } from '../blocks/lesson-tree/index.ts';
import { media } from '../theme/index.ts';

interface AssessmentSummaryProps {
  /** The progress over all assessments of the course; null = not known. */
  progress: LessonsProgress | null;
  /** The loaded topics, among whose lessons the next one is found. */
  topics: readonly Topic[];
}

/** How much of a course's assessments is done, and the next one; renders nothing while neither is known. */
export function AssessmentSummary({ progress, topics }: AssessmentSummaryProps) {
  const { t } = useTranslation(['assessments', 'lessons']);
  const next = lessonToResume(topics, null);
  const shown = progress !== null && progress.total > 0 ? progress : null;
  if (!shown && !next) return null;
  return (
    <Card as="section" aria-label={t('assessments:summary')}>
      <Stack>
        {shown && (
          <Ring>
            <Gauge size="small" value={shown.percent} label={t('assessments:percent', { percent: shown.percent })} />
            <span>
              <DoneCount>{t('lessons:home.assessments', { done: shown.completed, count: shown.total })}</DoneCount>
              {shown.score !== null && <Caption>{t('assessments:average', { percent: shown.score })}</Caption>}
            </span>
          </Ring>
        )}
        {next && (
          <Resume>
            <span>
              <Caption>{t('lessons:nextLesson')}</Caption>
              <NextName>{next.name}</NextName>
            </span>
            <ContinueLesson lesson={next} />
          </Resume>
        )}
      </Stack>
    </Card>
  );
}

/** Placeholder of how much is done. Put it into a `SkeletonGroup`. */
export function AssessmentSummarySkeleton() {
  return (
    <Card>
      <Ring>
        <Skeleton shape="circle" height="84px" />
        <span>
          <TextSkeleton type="title3" width="112px" />
          <TextSkeleton type="caption" width="128px" />
        </span>
      </Ring>
    </Card>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
  overflow-wrap: anywhere;
`;

const Ring = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-4);
`;

const DoneCount = styled.span`
  display: block;
  font: var(--type-title3);
  color: var(--ink-strong);
`;

const Caption = styled.span`
  display: block;
  font: var(--type-caption);
  color: var(--ink-muted);
`;

const Resume = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const NextName = styled.span`
  font: var(--type-label);
  font-weight: 600;
  color: var(--ink-strong);
`;
