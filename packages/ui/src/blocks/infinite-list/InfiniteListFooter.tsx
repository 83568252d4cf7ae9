import type { More } from '@portal/domain/shared';
import type { FocusEventHandler, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, Button } from '../../kit/index.ts';
import { useFailureMessages } from '../load-error/index.ts';
import type { ListVariant } from './InfiniteListBox.tsx';

interface InfiniteListFooterProps {
  more: More;
  variant: ListVariant;
  /** Says that no rows follow. */
  end: string;
  onMore: () => void;
  /** The button is left for something else. */
  onLeave: FocusEventHandler;
  ref: Ref<HTMLButtonElement>;
}

/**
 * What stands below the rows read so far: a way to more, that more is coming, why it could not be read, or that there
 * is none. The button is one and the same in the first three, so that focus stays where it is.
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

/* As wide as the rows are: those of a card stand inside of it, cards are the width themselves. */
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
