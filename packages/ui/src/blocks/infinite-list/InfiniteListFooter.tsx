import type { NextPageState } from '@portal/domain/shared';
import type { FocusEventHandler, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, Button } from '../../kit/index.ts';
import { useFailureMessages } from '../load-error/index.ts';
import type { ListVariant } from './InfiniteListBox.tsx';

interface InfiniteListFooterProps {
  more: NextPageState;
  variant: ListVariant;
  /** Text after the last row. */
  end: string;
  onMore: () => void;
  /** The button loses focus. */
  onLeave: FocusEventHandler;
  ref: Ref<HTMLButtonElement>;
}

/**
 * Below the loaded rows: a button for more, loading, an error with a retry, or the end of the list. The first three
 * share one button element, so that focus stays on it.
 */
export function InfiniteListFooter({ more, variant, end, onMore, onLeave, ref }: InfiniteListFooterProps) {
  const { t } = useTranslation('infinite-list');
  const { t: common } = useTranslation('common');
  const toMessages = useFailureMessages();
  if (more.status === 'none') return <End>{end}</End>;
  const failed = more.status === 'failed';
  return (
    <Container $variant={variant}>
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

/* Aligned with the rows, which have padding in a card and none as cards. */
const Container = styled.div<{ $variant: ListVariant }>`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3) ${({ $variant }) => ($variant === 'rows' ? 'var(--space-3)' : '0')};
`;

const End = styled.p`
  padding: var(--space-5) var(--space-4);
  font: var(--type-caption);
  color: var(--ink-muted);
  text-align: center;
`;
