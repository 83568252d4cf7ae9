export { useFailureMessages, useLostAnswerMessage } from './useFailureMessages.ts';
export { LoadError } from './LoadError.tsx';
