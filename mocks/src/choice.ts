export {
  formatChoice,
  needsRestart,
  NOTHING_CHOSEN,
  parseChoice,
  withFailure,
  type Choice,
  type ChosenFailure,
} from './choice/choice.ts';
export type { Known } from './choice/known.ts';
