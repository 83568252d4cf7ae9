export { showAge } from './age.ts';
export { attempt, createFirstPicture, type FirstPicture } from './first-picture.ts';
export { greet } from './greeting.ts';
export type { KeptPicture } from './kept-picture.ts';
export type { PlaceholderParts } from './parts.ts';
export { showResume, type EarlyResume } from './resume-card.ts';
export { showBrand, showMenu, showTools, type EarlyBrand, type EarlyTools } from './shell.ts';
export { showTiles } from './tiles.ts';
export { showZone } from './zone-notice.ts';
