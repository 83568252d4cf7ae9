export { PlayBadge, smallPlayBadge } from './PlayBadge.tsx';
export { VideoPicture } from './VideoPlayerArt.tsx';
export { VideoPlayer } from './VideoPlayer.tsx';
export type { VideoResume } from './useResume.ts';
