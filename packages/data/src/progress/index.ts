export { frameEnabledCall, useProgressFrameEnabled } from './frame-enabled.ts';
export { useProgressLink, useSilentProgress, useStudentProgress } from './hooks.ts';
