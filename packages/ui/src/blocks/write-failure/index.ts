export { useWriteFailureTexts } from './useWriteFailureTexts.ts';
export { WriteFailure } from './WriteFailure.tsx';
