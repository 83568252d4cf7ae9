import type { LessonsProgress, StudentProgress } from '@portal/domain/progress';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Section } from '../kit/index.ts';
import { media } from '../theme/index.ts';
import { GaugePair, ProgressGauge, type ProgressGaugeProps } from './ProgressGauge.tsx';

/** The four gauges (002 §2): completion and average score of practice lessons and of assessments. */
export function Gauges({ progress: { practice, assessments } }: { progress: StudentProgress }) {
  const { t } = useTranslation('progress');
  return (
    <GaugeGroups>
      <Section title={t('practice')}>
        <GaugePair>
          <ProgressGauge
            {...useCompleted(practice, t('practiceDone'), 'lessons')}
            percent={practice.percent}
            label={t('practiceDone')}
          />
          <ProgressGauge
            {...useAverage(practice, {
              caption: t('across', { count: practice.completed }),
              sentence: (percent) => t('practiceScoreSentence', { percent, count: practice.completed }),
              none: t('practiceScoreNone'),
            })}
            label={t('practiceScore')}
          />
        </GaugePair>
      </Section>
      <Section title={t('assessments')}>
        <GaugePair>
          <ProgressGauge
            {...useCompleted(assessments, t('assessmentsDone'), 'assessments')}
            percent={assessments.percent}
            label={t('assessmentsDone')}
          />
          <ProgressGauge
            {...useAverage(assessments, {
              caption: t('averageOf', { count: assessments.completed }),
              sentence: (percent) => t('testScoreSentence', { percent, count: assessments.completed }),
              none: t('testScoreNone'),
            })}
            label={t('testScore')}
          />
        </GaugePair>
      </Section>
    </GaugeGroups>
  );
}

type GaugeLabels = Pick<ProgressGaugeProps, 'caption' | 'sentence'>;

/** Returns the labels of the completion gauge of lessons or assessments, of which a course may have none. */
function useCompleted(
  { total, completed, percent }: LessonsProgress,
  label: string,
  what: 'lessons' | 'assessments',
): GaugeLabels {
  const { t } = useTranslation('progress');
  if (total === 0) return { caption: t('noLessons'), sentence: t('noLessonsSentence', { label }) };
  return {
    caption: t(`doneOf.${what}`, { done: completed, count: total }),
    sentence: t(`doneSentence.${what}`, { label, percent, done: completed, count: total }),
  };
}

interface AverageLabels {
  caption: string;
  sentence: (percent: number) => string;
  none: string;
}

/** Returns percentage and labels of the average gauge; without completed lessons there is no average. */
function useAverage(
  { score }: LessonsProgress,
  { caption, sentence, none }: AverageLabels,
): GaugeLabels & Pick<ProgressGaugeProps, 'percent'> {
  const { t } = useTranslation('progress');
  if (score === null) return { percent: 0, caption: t('notYet'), sentence: none };
  return { percent: score, caption, sentence: sentence(score) };
}

/** The two groups of gauges: one above the other, on desktop side by side. */
export const GaugeGroups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  > section {
    margin-top: 0;
  }
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: 0;
    /* Heading and tiles: the same two rows for both groups, so that all four tiles are equally high. */
    > section {
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
    }
  }
`;
