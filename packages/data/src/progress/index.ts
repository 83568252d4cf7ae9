export { frameEnabledCall, useProgressFrameEnabled } from './frame-enabled.ts';
export { useProgressLink, useStudentProgress } from './hooks.ts';
