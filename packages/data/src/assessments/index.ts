export { assessmentCall, diagnosticTestCall } from './queries.ts';
export { prefetchAssessment, prefetchDiagnosticTest } from './prefetch.ts';
export { useAssessment, useDiagnosticTest, useDiagnosticTestId } from './hooks.ts';
