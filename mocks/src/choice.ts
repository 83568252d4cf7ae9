export {
  beginsAnew,
  choiceInAddress,
  choiceOf,
  NOTHING_CHOSEN,
  withFailure,
  type Choice,
  type ChosenFailure,
} from './choice/choice.ts';
export type { Known } from './choice/known.ts';
