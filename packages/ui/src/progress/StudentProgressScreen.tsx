import { progressRemark, type ProgressStanding, type StudentProgress } from '@portal/domain/progress';
import type { Failure, Href, Loadable } from '@portal/domain/shared';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, Button, ButtonLink, Card } from '../kit/index.ts';
import { LoadError, useFailureMessages } from '../blocks/load-error/index.ts';
import { Gauges } from './Gauges.tsx';
import { GaugesSkeleton } from './GaugesSkeleton.tsx';

export interface StudentProgressScreenProps {
  progress: Loadable<ProgressStanding>;
  /** Asks again: after a failure, and whether a reset is over. */
  onRetry: () => void;
  /** It is being asked whether the reset is over. */
  checking: boolean;
  /** Why that could not be told. */
  checkFailed: Failure | null;
  /** The lessons of the course: where progress is made. */
  lessonsHref: Href;
}

/** /StudentProgress/{id}: how far the student is in a course (002 §2). While the course is reset, a warning says so instead. */
export function StudentProgressScreen({
  progress,
  onRetry,
  checking,
  checkFailed,
  lessonsHref,
}: StudentProgressScreenProps) {
  const { t } = useTranslation('progress');
  const words = useFailureMessages();
  if (progress.status === 'loading') return <GaugesSkeleton />;
  if (progress.status === 'failed') {
    return <LoadError title={t('courseFailed')} failure={progress.failure} onRetry={onRetry} />;
  }
  switch (progress.value.is) {
    case 'resetting':
      return (
        <Stack>
          {checkFailed && <Alert kind="danger" title={t('checkFailed')} messages={words(checkFailed)} />}
          <Alert
            kind="warning"
            title={t('resetTitle')}
            messages={[t('resetText')]}
            action={
              <Way>
                <Button compact variant="outline" busyLabel={checking ? t('checking') : undefined} onClick={onRetry}>
                  {t('checkAgain')}
                </Button>
              </Way>
            }
          />
        </Stack>
      );
    case 'known':
      return <Known progress={progress.value.progress} lessonsHref={lessonsHref} />;
  }
}

function Known({ progress, lessonsHref }: { progress: StudentProgress; lessonsHref: Href }) {
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
            <Way>
              <ButtonLink compact variant="outline" href={lessonsHref}>
                {t('toLessons')}
              </ButtonLink>
            </Way>
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

/* An alert's action is meant to be words; a button needs room around it. */
const Way = styled.div`
  padding-block: var(--space-2) var(--space-3);
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
