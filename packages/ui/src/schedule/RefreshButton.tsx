import type { Submission } from '@portal/domain/shared';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../kit/index.ts';
import { focusInside } from '../theme/index.ts';

/** Refetches the schedule, and announces when it is up to date. */
export function RefreshButton({ refresh, onRefresh }: { refresh: Submission; onRefresh: () => void }) {
  const { t } = useTranslation('schedule');
  return (
    <Row>
      <Done role="status">{refresh.status === 'done' && t('refreshed')}</Done>
      <AlignedButton
        variant="ghost"
        compact
        icon={<RefreshCw size={20} strokeWidth={1.75} aria-hidden />}
        busyLabel={refresh.status === 'pending' ? t('refreshing') : undefined}
        onClick={onRefresh}
      >
        {t('refresh')}
      </AlignedButton>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 var(--space-1);
`;

/* The label ends at the edge of the card below; the focus ring overlaps neither that card nor the edge of the screen. */
const AlignedButton = styled(Button)`
  margin-inline-end: calc(-1 * var(--space-3));
  padding-inline-end: var(--space-3);
  ${focusInside}
`;

const Done = styled.span`
  font: var(--type-caption);
  color: var(--ink-muted);
`;
