export { assessmentCall } from './queries.ts';
export { prefetchAssessment } from './prefetch.ts';
export { useAssessment, useDiagnosticTest, useDiagnosticTestId } from './hooks.ts';
