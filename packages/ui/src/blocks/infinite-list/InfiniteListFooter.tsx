import type { NextPageState } from '@portal/domain/shared';
import type { FocusEventHandler, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, Button } from '../../kit/index.ts';
import { notPrinted } from '../../theme/index.ts';
import { useFailureMessages } from '../load-error/index.ts';

interface InfiniteListFooterProps {
  more: NextPageState;
  /** Text after the last row. */
  end: string;
  onMore: () => void;
  /** Called when the button loses focus. */
  onLeave: FocusEventHandler;
  ref: Ref<HTMLButtonElement>;
}

/**
 * The footer below the loaded rows: a button for more, a loading state, an error with a retry, or the end of the list.
 * The first three share one button element, so that focus stays on it.
 */
export function InfiniteListFooter({ more, end, onMore, onLeave, ref }: InfiniteListFooterProps) {
  const { t } = useTranslation('infinite-list');
  const { t: common } = useTranslation('common');
  const toMessages = useFailureMessages();
  if (more.status === 'none') return <End>{end}</End>;
  const failed = more.status === 'failed';
  return (
    <Container>
      {failed && <Alert kind="danger" title={t('moreFailed')} messages={toMessages(more.failure)} />}
      <Button
        ref={ref}
        variant={failed ? 'outline' : 'ghost'}
        compact
        block
        busyLabel={more.status === 'loading' ? t('loadingMore') : undefined}
        onClick={onMore}
        onBlur={onLeave}
      >
        {failed ? common('retry') : t('more')}
      </Button>
    </Container>
  );
}

const Container = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-3) 0;
  ${notPrinted}
`;

const End = styled.p`
  padding: var(--space-5) var(--space-4) 0;
  font: var(--type-caption);
  color: var(--ink-muted);
  text-align: center;
`;
