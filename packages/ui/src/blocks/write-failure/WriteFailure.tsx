import type { Failure } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import { Alert } from '../../kit/index.ts';
import { useTextLang } from '../text-language/index.ts';
import { useWriteFailureTexts, type WriteFailureTexts } from './useWriteFailureTexts.ts';

export interface WriteFailureProps extends WriteFailureTexts {
  failure: Failure;
  action?: ReactNode;
  /** The messages are a list; see `Alert`. */
  list?: boolean;
}

/** Error of a write, at the place of submission: what the server refused and why, or that it may have been done. */
export function WriteFailure({ failure, action, list = false, ...texts }: WriteFailureProps) {
  const { title, messages } = useWriteFailureTexts()(failure, texts);
  const lang = useTextLang(messages.join('\n'));
  return (
    <Alert kind="danger" title={title} messages={messages} messagesLang={lang} messagesList={list} action={action} />
  );
}
