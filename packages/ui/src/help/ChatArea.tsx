import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Alert, RetryAction, Spinner } from '../kit/index.ts';
import { HelpHead } from './HelpHead.tsx';

/**
 * The state of the school's chat: its script is loading, could not be loaded, is not allowed (by the deployment or the
 * browser), or has shown its window on the page.
 */
export type ChatState = 'loading' | 'failed' | 'blocked' | 'shown';

interface ChatAreaProps {
  state: ChatState;
  onRetry: () => void;
  /** The other way to reach support, shown when the chat is not available. */
  fallback: ReactNode;
}

/** The part of the page about the chat, whose own window floats over it. */
export function ChatArea({ state, onRetry, fallback }: ChatAreaProps) {
  const { t } = useTranslation(['help', 'common']);
  const blocked = state === 'blocked';
  if (blocked || state === 'failed') {
    return (
      <Rows>
        <Alert
          kind="warning"
          live
          title={blocked ? t('chat.blocked') : t('chat.failed')}
          messages={[blocked ? t('chat.blockedText') : t('chat.failedText')]}
          action={!blocked && <RetryAction title={t('chat.failed')} onRetry={onRetry} />}
        />
        {fallback}
      </Rows>
    );
  }
  return (
    <>
      <HelpHead title={t('chat.title')} lead={t('answerTime')} />
      <State role="status">
        {state === 'loading' && <Spinner />}
        {t(state === 'loading' ? 'chat.loading' : 'chat.shown')}
      </State>
    </>
  );
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;

const State = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--ink-muted);
`;
