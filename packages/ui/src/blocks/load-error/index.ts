export { useFailureMessages } from './useFailureMessages.ts';
export { LoadError } from './LoadError.tsx';
