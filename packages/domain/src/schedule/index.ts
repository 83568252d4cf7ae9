export { decodeScheduleAttachments, decodeStudySchedule } from './decode.ts';
export type {
  ScheduleAttachment,
  ScheduleModule,
  ScheduleTest,
  ScheduleWeek,
  StudySchedule,
  Target,
  TestStatus,
} from './model.ts';
export {
  moduleStatus,
  nextModule,
  nextTask,
  scheduleWeeks,
  targetReached,
  tasksDone,
  testStatus,
  type NextTask,
} from './rules.ts';
export type { ScheduleAttachmentWire, ScheduleModuleWire, StudyScheduleWire } from './wire.ts';
