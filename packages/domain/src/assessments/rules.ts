import { safeUrl, withQuery, type SafeHref } from '../shared/index.ts';
import { type CourseModule } from '../blocks/index.ts';
import type { ClosedTestState, OpenTestState } from './model.ts';

/** The flags of a diagnostic test, as sent. */
export interface TestFlags {
  ready: boolean;
  expired: boolean;
  archived: boolean;
  submitted: boolean;
  completed: boolean;
  inProgress: boolean;
}

/**
 * Why a diagnostic test is closed; null when it can be opened (002 §2). In the order of the specification: not ready,
 * then permanently ended, then awaiting evaluation.
 */
export function closedTestState(test: TestFlags): ClosedTestState | null {
  if (!test.ready) return 'notReady';
  if (test.archived) return 'archived';
  if (test.expired) return 'expired';
  return test.submitted && !test.completed ? 'awaitingEvaluation' : null;
}

/** Progress in a diagnostic test that can be opened. */
export function openTestState(test: TestFlags): OpenTestState {
  if (test.completed) return 'completed';
  return test.inProgress ? 'inProgress' : 'ready';
}

/** The parts of the URL of a diagnostic test's start page. */
export interface TestStart {
  /** URL of the main app, without a trailing slash. */
  mainAppUrl: string;
  /** The URL the portal runs at. */
  own: string;
  /** The session's token, as stored. */
  token: string;
  /** From `isMobilePreview` of domain/lessons. */
  isMobilePreview: '0' | '1';
  wizardId: number;
  testId: number;
}

/**
 * The main app's start page of a diagnostic test, with exactly these parameters in this order (contract 4.1); null when
 * the main app's URL is not allowed.
 */
export function testStartHref({
  mainAppUrl,
  own,
  token,
  isMobilePreview,
  wizardId,
  testId,
}: TestStart): SafeHref | null {
  const href = safeUrl(`${mainAppUrl}/DiagnosticTest/StartPage`, mainAppUrl, own);
  return (
    href && withQuery(href, { token, isMobilePreview, wizardId: String(wizardId), diagnosticTestId: String(testId) })
  );
}

/** The key of a module in `ExpandedKeys`, beside those of its topics and sub-topics. */
export const moduleKey = ({ id }: Pick<CourseModule, 'id'>): string => `module ${id}`;
