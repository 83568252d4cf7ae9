import { showsOutcomeUnknown, type Failure } from '@portal/domain/shared';
import { useFailureMessages, useLostAnswerMessage } from '../load-error/index.ts';

/** The texts for one kind of write that can fail. */
export interface WriteFailureTexts {
  /** What was not done. */
  refused: string;
  /** That it is unknown whether it was done, because the answer was lost. */
  unknown: string;
  /** Where to check before trying again, because it could be done twice. */
  check: string;
}

/** Returns a function for title and messages of a failed write: what was refused and why, or that it may be done. */
export function useWriteFailureTexts(): (
  failure: Failure,
  texts: WriteFailureTexts,
) => { title: string; messages: readonly string[] } {
  const toMessages = useFailureMessages();
  const toLostAnswer = useLostAnswerMessage();
  return (failure, { refused, unknown, check }) =>
    showsOutcomeUnknown(failure)
      ? { title: unknown, messages: [toLostAnswer(failure), check] }
      : { title: refused, messages: toMessages(failure) };
}
