export { ChangeableZone } from './ChangeableZone.tsx';
export { DateBlock, DateBlockSkeleton } from './DateBlock.tsx';
export { useTimeRelationLabels, type TimeRelationLabel } from './useTimeRelationLabels.ts';
export { NoWrap, DateTimeWithZone, ZoneNote } from './DateTimeWithZone.tsx';
export { ZoneLine, ZoneLineSkeleton } from './ZoneLine.tsx';
