import { lessonToResume, moduleProgress, type Topic } from '@portal/domain/lessons';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Gauge, ProgressBar } from '../kit/index.ts';
import { useLessonNoun } from '../blocks/lesson-noun/index.ts';
import { ContinueLesson } from '../blocks/lesson-tree/index.ts';
import { media, tabularNumbers } from '../theme/index.ts';

interface ModuleSummaryProps {
  name: string;
  topics: readonly Topic[];
  lastLesson: number | null;
}

/** A module's progress, and a button that resumes it. A bar on phones, a card with a ring on desktop. */
export function ModuleSummary({ name, topics, lastLesson }: ModuleSummaryProps) {
  const { t } = useTranslation('lessons');
  const noun = useLessonNoun();
  const { done, total, percent } = moduleProgress(topics);
  const next = lessonToResume(topics, lastLesson);
  const doneLabel = t('lessonsDone', { done, count: total, ...noun });
  return (
    <Root>
      <Header>
        <Title>{name}</Title>
        <Count>{doneLabel}</Count>
      </Header>
      <Bar>
        <ProgressBar value={done} max={total} label={name} valueText={doneLabel} />
      </Bar>
      <Ring>
        <Gauge size="small" value={percent} label={t('moduleGauge', { name, percent, ...noun })} />
        <Details>
          <DoneCount>{t('doneShort', { done, total })}</DoneCount>
          {next && <p>{t('next', { name: next.name })}</p>}
        </Details>
      </Ring>
      {next && (
        <ResumeRow>
          <Next>
            <p>{t('nextLesson')}</p>
            <NextName>{next.name}</NextName>
          </Next>
          <ContinueLesson lesson={next} />
        </ResumeRow>
      )}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: var(--space-3);
  ${media.desktop} {
    gap: var(--space-4);
    padding: var(--space-5);
    background: var(--surface-card);
    border: 1px solid var(--border-hairline);
    border-radius: var(--radius-card);
  }
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: var(--space-3);
`;

const Title = styled.h2`
  font: var(--type-title3);
  color: var(--ink-strong);
  overflow-wrap: anywhere;
`;

const Count = styled.p`
  font: var(--type-caption);
  color: var(--ink-muted);
  white-space: nowrap;
  ${tabularNumbers}
  ${media.desktop} {
    display: none;
  }
`;

const Bar = styled.div`
  ${media.desktop} {
    display: none;
  }
`;

const Ring = styled.div`
  display: none;
  ${media.desktop} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-4);
  }
`;

/* Beside the gauge, or below it where the count would not fit on a line, as with large text. */
const Details = styled.div`
  flex: 1 1 0;
  font: var(--type-caption);
  color: var(--ink-muted);
  overflow-wrap: anywhere;
`;

const DoneCount = styled.p`
  font: var(--type-title3);
  color: var(--ink-strong);
  white-space: nowrap;
`;

const ResumeRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
  ${media.desktop} {
    grid-template-columns: 1fr;
  }
`;

const Next = styled.div`
  font: var(--type-caption);
  color: var(--ink-muted);
  overflow-wrap: anywhere;
  ${media.desktop} {
    display: none;
  }
`;

const NextName = styled.p`
  font: var(--type-callout);
  color: var(--ink-strong);
`;
