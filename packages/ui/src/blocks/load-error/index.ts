export { useFailureWords } from './useFailureWords.ts';
export { LoadFailed } from './LoadFailed.tsx';
