import type { Submission } from '@portal/domain/shared';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addLeaveGuard, returnOnPop } from './leave-guard.ts';
import { addPendingWrite, addUnseenResult } from './unseen-results.ts';

/**
 * Stays on this history entry at the browser's back and forward while one of the submissions is pending. For dialogs
 * and full-screen pages that cannot be closed meanwhile either: their response has to be seen. The error page for a call
 * that fails meanwhile waits until the result was dismissed.
 */
export function useStayWhilePending(...submissions: readonly Submission[]): void {
  const { key } = useLocation();
  const pending = submissions.some(({ status }) => status === 'pending');
  useEffect(() => (pending ? addLeaveGuard({ onPop: returnOnPop() }) : undefined), [pending, key]);
  const shown = submissions.some(({ status }) => status !== 'idle');
  useEffect(() => (pending ? addPendingWrite() : undefined), [pending]);
  useEffect(() => (shown ? addUnseenResult() : undefined), [shown]);
}
