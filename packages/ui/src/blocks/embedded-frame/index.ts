export { EmbeddedFrame } from './EmbeddedFrame.tsx';
export { FrameSkeleton } from './FrameSkeleton.tsx';
