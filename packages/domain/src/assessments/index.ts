export { decodeCourseAssessment, decodeDiagnosticTest, decodeDiagnosticTestId } from './decode.ts';
export type { AssessmentModule, ClosedTest, CourseAssessment, DiagnosticTest, OpenTest } from './model.ts';
export { moduleKey, testStartAddress } from './rules.ts';
export type { AssessmentModuleWire, CourseAssessmentWire, DiagnosticTestIdWire, DiagnosticTestWire } from './wire.ts';
