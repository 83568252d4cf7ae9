import type { CourseModule } from '../blocks/index.ts';

/** What /MyAssessment can show of a course (002 §2). */
export type CourseAssessment = {
  courseName: string;
} & (
  | { kind: 'unavailable' }
  | { kind: 'resetting' }
  | { kind: 'empty' }
  | { kind: 'modules'; modules: readonly CourseModule[] }
);

/** Why a diagnostic test cannot be started now (002 §2). */
export type ClosedTestState = 'notReady' | 'archived' | 'expired' | 'awaitingEvaluation';

/** How far a diagnostic test is that can be opened. */
export type OpenTestState = 'ready' | 'inProgress' | 'completed';

/** A diagnostic test as it stands for the student; only one that can be opened has an exercise to open. */
export type DiagnosticTest = {
  name: string;
} & ({ state: ClosedTestState } | { state: OpenTestState; wizardId: number });
