import type { CourseModule } from '../blocks/index.ts';

/** What /MyAssessment shows of a course (002 §2). */
export type CourseAssessment = {
  courseName: string;
} & (
  | { kind: 'unavailable' }
  | { kind: 'resetting' }
  | { kind: 'empty' }
  | { kind: 'modules'; modules: readonly CourseModule[] }
);

/** Why a diagnostic test cannot be opened (002 §2). */
export type ClosedTestState = 'notReady' | 'archived' | 'expired' | 'awaitingEvaluation';

/** Progress in a diagnostic test that can be opened. */
export type OpenTestState = 'ready' | 'inProgress' | 'completed';

/** A diagnostic test of the student; only one that can be opened has a wizard. */
export type DiagnosticTest = {
  name: string;
} & ({ state: ClosedTestState } | { state: OpenTestState; wizardId: number });
