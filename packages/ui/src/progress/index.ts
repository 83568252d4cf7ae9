export { ProgressFrame, type ProgressFrameProps } from './ProgressFrame.tsx';
export { StudentProgressScreen, type StudentProgressScreenProps } from './StudentProgressScreen.tsx';
export { GaugesSkeleton } from './GaugesSkeleton.tsx';
