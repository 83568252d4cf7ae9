import { mayBeDone, type Failure } from '@portal/domain/shared';
import { useFailureMessages, useLostAnswerMessage } from '../load-error/index.ts';

/** What is said of one kind of write that failed. */
export interface WriteFailureWords {
  /** What was not done. */
  refused: string;
  /** That nobody knows whether it was done: an answer was lost. */
  unknown: string;
  /** Where to look before it is tried again, since it would be done twice. */
  check: string;
}

/** Title and messages of a failed write: what the server refused and why, or that it may have done it. */
export function useWriteFailureWords(): (
  failure: Failure,
  words: WriteFailureWords,
) => { title: string; messages: readonly string[] } {
  const toMessages = useFailureMessages();
  const toLostAnswer = useLostAnswerMessage();
  return (failure, { refused, unknown, check }) =>
    mayBeDone(failure)
      ? { title: unknown, messages: [toLostAnswer(failure), check] }
      : { title: refused, messages: toMessages(failure) };
}
