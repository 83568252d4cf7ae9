export { useWriteFailureWords } from './useWriteFailureWords.ts';
export { WriteFailure } from './WriteFailure.tsx';
