import type { TopicState } from '@portal/domain/lessons';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FactLine, StatusWords, type StatusKind } from '../../kit/index.ts';
import { useLessonNoun } from '../lesson-noun/index.ts';

/** The glyph of the state of a topic or module. */
export const topicGlyphs: Record<TopicState, StatusKind> = {
  done: 'done',
  inProgress: 'inProgress',
  notStarted: 'notDone',
};

interface LessonCountsProps {
  state: TopicState;
  done: number;
  total: number;
  /** How many of them are locked. */
  locked: number;
}

/** "In progress · 4 of 9 lessons · 1 locked". */
export function LessonCounts({ state, done, total, locked }: LessonCountsProps) {
  const { t } = useTranslation('lessons');
  const noun = useLessonNoun();
  return (
    <FactLine>
      <span>
        <StatusWords kind={topicGlyphs[state]}>{t(`topicState.${state}`)}</StatusWords>
      </span>
      <Count>{t('doneOf', { done, count: total, ...noun })}</Count>
      {locked > 0 && <Count>{t('lockedCount', { count: locked })}</Count>}
    </FactLine>
  );
}

const Count = styled.span`
  white-space: nowrap;
`;
