import type { Submission } from '@portal/domain/shared';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addLeaveGuard, returnOnPop } from './leave-guard.ts';

/**
 * Stays on this history entry at the browser's back and forward while one of the submissions is pending. For dialogs
 * and full-screen pages that cannot be closed meanwhile either: their response has to be seen.
 */
export function useStayWhilePending(...submissions: readonly Submission[]): void {
  const { key } = useLocation();
  const pending = submissions.some(({ status }) => status === 'pending');
  useEffect(() => (pending ? addLeaveGuard({ onPop: returnOnPop() }) : undefined), [pending, key]);
}
