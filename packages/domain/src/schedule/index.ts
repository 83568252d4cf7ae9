export { decodeScheduleAttachments, decodeStudySchedule } from './decode.ts';
export type {
  ScheduleAttachment,
  ScheduleModule,
  ScheduleTest,
  ScheduleWeek,
  StudySchedule,
  Target,
  TestStanding,
} from './model.ts';
export { moduleStanding, nextModule, scheduleWeeks, targetReached, tasksDone, testStanding } from './rules.ts';
export type { ScheduleAttachmentWire, ScheduleModuleWire, StudyScheduleWire } from './wire.ts';
