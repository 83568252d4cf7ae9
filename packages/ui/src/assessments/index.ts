export { AssessmentListScreen, type AssessmentListScreenProps } from './AssessmentListScreen.tsx';
export { AssessmentScreen, AssessmentSkeleton, type AssessmentScreenProps } from './AssessmentScreen.tsx';
export { DiagnosticTestScreen, type DiagnosticTestScreenProps } from './DiagnosticTestScreen.tsx';
export { DiagnosticTestSkeleton } from './DiagnosticTestSkeleton.tsx';
