import type { Failure } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import { Alert, RetryAction } from '../../kit/index.ts';
import { useTextLang } from '../text-language/index.ts';
import { useFailureMessages } from './useFailureMessages.ts';

export interface LoadErrorProps {
  /** Says what could not be loaded. */
  title: string;
  failure: Failure;
  onRetry: () => void;
  /** Another action after the retry: an `AlertAction`. */
  fallbackAction?: ReactNode;
}

/** Error instead of content that failed to load: the reason, and a retry. */
export function LoadError({ title, failure, onRetry, fallbackAction }: LoadErrorProps) {
  const messages = useFailureMessages()(failure);
  const lang = useTextLang(messages.join('\n'));
  return (
    <Alert
      kind="danger"
      title={title}
      messages={messages}
      messagesLang={lang}
      action={
        <>
          <RetryAction title={title} onRetry={onRetry} />
          {fallbackAction}
        </>
      }
    />
  );
}
