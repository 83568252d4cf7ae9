export { useLostAnswerMessage } from './useLostAnswerMessage.ts';
export { WriteFailure } from './WriteFailure.tsx';
