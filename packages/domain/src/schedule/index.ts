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
export { moduleStatus, nextModule, scheduleWeeks, targetReached, tasksDone, testStatus } from './rules.ts';
export type { ScheduleAttachmentWire, ScheduleModuleWire, StudyScheduleWire } from './wire.ts';
