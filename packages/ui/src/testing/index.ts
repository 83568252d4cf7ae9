export { useControlled } from './useControlled.ts';
export { holdTimers } from './hold-timers.ts';
