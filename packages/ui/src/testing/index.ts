export { DeferredResponse, respond } from './DeferredResponse.tsx';
export { content } from './content.ts';
export { useControlled } from './useControlled.ts';
export { holdTimers } from './hold-timers.ts';
export { expectNoHorizontalScroll, UNBROKEN_NAME } from './horizontal-scroll.ts';
export { shownDialog } from './shown-dialog.ts';
export { ago, containing, format, messageDates, moment, startingWith, t } from './words.ts';
export { spokenLanguage } from './spoken-language.ts';
