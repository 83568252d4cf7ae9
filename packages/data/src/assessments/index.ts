export { useAssessment, useDiagnosticTest, useDiagnosticTestId } from './hooks.ts';
