import { progressRemark, type ProgressContent, type StudentProgress } from '@portal/domain/progress';
import type { Href, Loadable } from '@portal/domain/shared';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, AlertAction, Card } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';
import { CourseResetNotice, type ResetCheck } from '../blocks/course-reset/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { Gauges } from './Gauges.tsx';
import { GaugesSkeleton } from './GaugesSkeleton.tsx';

export interface StudentProgressScreenProps {
  progress: Loadable<ProgressContent>;
  /** Refetches after a failure. */
  onRetry: () => void;
  /** The check whether a running reset is over. */
  resetCheck: ResetCheck;
  /** The lessons of the course. */
  lessonsHref: Href;
}

/**
 * /StudentProgress/{id}: the student's progress in a course (002 §2). While the course is being reset, a notice
 * replaces it.
 */
export function StudentProgressScreen({ progress, onRetry, resetCheck, lessonsHref }: StudentProgressScreenProps) {
  const { t } = useTranslation('progress');
  if (progress.status === 'loading') return <GaugesSkeleton />;
  if (progress.status === 'failed') {
    return <LoadError title={t('courseFailed')} failure={progress.failure} onRetry={onRetry} />;
  }
  switch (progress.value.kind) {
    case 'resetting':
      return <CourseResetNotice {...resetCheck} />;
    case 'known':
      return <LoadedProgress progress={progress.value.progress} lessonsHref={lessonsHref} />;
  }
}

function LoadedProgress({ progress, lessonsHref }: { progress: StudentProgress; lessonsHref: Href }) {
  const { t } = useTranslation('progress');
  const remark = progressRemark(progress);
  return (
    <Stack>
      {remark === 'nothingYet' && (
        <Alert
          kind="info"
          title={t('nothingTitle')}
          messages={[t('nothingText')]}
          action={
            <AlertAction as={AppLink} href={lessonsHref}>
              {t('toLessons')}
            </AlertAction>
          }
        />
      )}
      <Gauges progress={progress} />
      {remark !== null && remark !== 'nothingYet' && (
        <Card>
          <Remark>
            <Sparkles size={20} strokeWidth={1.75} aria-hidden />
            <p>{remark === 'allDone' ? t('allDone') : t('halfDone')}</p>
          </Remark>
        </Card>
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const Remark = styled.div`
  display: flex;
  gap: var(--space-3);
  > svg {
    flex: none;
    margin-top: 2px;
    color: var(--ink-muted);
  }
  > p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
