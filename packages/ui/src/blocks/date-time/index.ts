export { useMomentWords, type MomentWords } from './useMomentWords.ts';
export { Moment, When } from './When.tsx';
export { ZoneLine } from './ZoneLine.tsx';
