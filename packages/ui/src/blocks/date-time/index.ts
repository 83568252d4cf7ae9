export { ChangeableZone } from './ChangeableZone.tsx';
export { DateBlock } from './DateBlock.tsx';
export { useTimeRelationLabels, type TimeRelationLabel } from './useTimeRelationLabels.ts';
export { NoWrap, DateTimeWithZone, ZoneNote } from './DateTimeWithZone.tsx';
export { ZoneLine } from './ZoneLine.tsx';
