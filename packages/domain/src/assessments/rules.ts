import { safeUrl, withQuery, type SafeHref } from '../shared/index.ts';
import { type CourseModule } from '../blocks/index.ts';
import type { ClosedTest, OpenTest } from './model.ts';

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
 * Why a diagnostic test stays closed; null when it can be opened (002 §2). In the order of the page: first whether there
 * is anything to open, then what ended for good, then what is still with the teachers.
 */
export function closedReason(test: TestFlags): ClosedTest | null {
  if (!test.ready) return 'notReady';
  if (test.archived) return 'archived';
  if (test.expired) return 'expired';
  return test.submitted && !test.completed ? 'awaitingEvaluation' : null;
}

/** How far a diagnostic test is that can be opened. */
export function howFar(test: TestFlags): OpenTest {
  if (test.completed) return 'completed';
  return test.inProgress ? 'inProgress' : 'ready';
}

/** Where the start page of a diagnostic test is, and what it is told. */
export interface TestStart {
  /** Address of the main app, without a trailing slash. */
  mainAppUrl: string;
  /** The address the portal itself runs at. */
  own: string;
  /** The session's token, as held. */
  token: string;
  /** As the main app wants it for this window (domain/lessons). */
  isMobilePreview: '0' | '1';
  wizardId: number;
  testId: number;
}

/**
 * The main app's start page of a diagnostic test, with exactly these parameters in this order (contract 4.1); null where
 * the main app may not be followed.
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

/** Names a module among the parts of a page that are unfolded; topics and sub-topics in it have keys of their own. */
export const moduleKey = ({ id }: Pick<CourseModule, 'id'>): string => `module ${id}`;
