export { readWindowMessage, reloadOrigins, type FrameMessage, type ReloadMessage } from './read.ts';
