import { progressRemark, type ProgressContent, type StudentProgress } from '@portal/domain/progress';
import type { Failure, Href, Loadable } from '@portal/domain/shared';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, AlertAction, Button, Card } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';
import { LoadError, useFailureMessages } from '../blocks/load-error/index.ts';
import { Gauges } from './Gauges.tsx';
import { GaugesSkeleton } from './GaugesSkeleton.tsx';

export interface StudentProgressScreenProps {
  progress: Loadable<ProgressContent>;
  /** Refetches, after a failure or to check whether a reset is over. */
  onRetry: () => void;
  /** The check whether the reset is over is pending. */
  checking: boolean;
  /** Why that check failed. */
  checkFailed: Failure | null;
  /** The lessons of the course. */
  lessonsHref: Href;
}

/** /StudentProgress/{id}: the student's progress in a course (002 §2). A warning replaces it while the course is being reset. */
export function StudentProgressScreen({
  progress,
  onRetry,
  checking,
  checkFailed,
  lessonsHref,
}: StudentProgressScreenProps) {
  const { t } = useTranslation('progress');
  const toMessages = useFailureMessages();
  if (progress.status === 'loading') return <GaugesSkeleton />;
  if (progress.status === 'failed') {
    return <LoadError title={t('courseFailed')} failure={progress.failure} onRetry={onRetry} />;
  }
  switch (progress.value.kind) {
    case 'resetting':
      return (
        <Stack>
          {checkFailed && <Alert kind="danger" title={t('checkFailed')} messages={toMessages(checkFailed)} />}
          <Alert
            kind="warning"
            title={t('resetTitle')}
            messages={[t('resetText')]}
            action={
              <Action>
                <Button compact variant="outline" busyLabel={checking ? t('checking') : undefined} onClick={onRetry}>
                  {t('checkAgain')}
                </Button>
              </Action>
            }
          />
        </Stack>
      );
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

/* The action of an alert is designed as text; a button needs padding around it. */
const Action = styled.div`
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
