import { isOutcomeUnknown, type Failure } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import { Alert } from '../../kit/index.ts';
import { useFailureMessages, useLostAnswerMessage } from '../load-error/index.ts';

export interface WriteFailureProps {
  failure: Failure;
  /** What was not done. */
  refused: string;
  /** That nobody knows whether it was done: an answer was lost. */
  unknown: string;
  /** Where to look before it is tried again, since it would be done twice. */
  check: string;
  action?: ReactNode;
}

/** The failure of a write, where it was asked for: what the server refused and why, or that it may have done it. */
export function WriteFailure({ failure, refused, unknown, check, action }: WriteFailureProps) {
  const toMessages = useFailureMessages();
  const toLostAnswer = useLostAnswerMessage();
  // Without a connection it has hardly left the device.
  const maybeDone = isOutcomeUnknown(failure) && failure.kind !== 'offline';
  const [title, messages] = maybeDone ? [unknown, [toLostAnswer(failure), check]] : [refused, toMessages(failure)];
  return <Alert kind="danger" title={title} messages={messages} action={action} />;
}
