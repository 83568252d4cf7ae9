export { decodeCourseAssessment, decodeDiagnosticTest, decodeDiagnosticTestId } from './decode.ts';
export type { ClosedTestState, CourseAssessment, DiagnosticTest, OpenTestState } from './model.ts';
export { moduleKey, testStartHref } from './rules.ts';
export type { CourseAssessmentWire, DiagnosticTestIdWire, DiagnosticTestWire } from './wire.ts';
