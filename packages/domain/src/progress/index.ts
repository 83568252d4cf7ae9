export { decodeProgressFrameEnabled } from './frame-enabled.ts';
export { decodeStudentProgress, decodeStudentProgressLink } from './decode.ts';
export type {
  LessonsProgress,
  ProgressRemark,
  ProgressContent,
  StudentProgress,
  StudentProgressLink,
} from './model.ts';
export { progressFrameHeight, progressFrameSrc, progressRemark, progressContent } from './rules.ts';
export type { ProgressFrameEnabledWire, StudentProgressLinkWire, StudentProgressWire } from './wire.ts';
