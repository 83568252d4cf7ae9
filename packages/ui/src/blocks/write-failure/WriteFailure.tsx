import type { Failure } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import { Alert } from '../../kit/index.ts';
import { useWriteFailureWords, type WriteFailureWords } from './useWriteFailureWords.ts';

export interface WriteFailureProps extends WriteFailureWords {
  failure: Failure;
  action?: ReactNode;
}

/** Error of a write, at the place of submission: what the server refused and why, or that it may have been done. */
export function WriteFailure({ failure, action, ...words }: WriteFailureProps) {
  const toWords = useWriteFailureWords();
  return <Alert kind="danger" {...toWords(failure, words)} action={action} />;
}
