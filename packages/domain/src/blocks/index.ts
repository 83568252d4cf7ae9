export {
  courseModule,
  courseStatus,
  iconSource,
  type CourseIcon,
  type CourseModule,
  type ModuleWire,
} from './course.ts';
export type { MaintenanceTimes } from './maintenance-times.ts';
export { planStatus, type PlanStatus } from './plan-status.ts';
export type { SignInMode } from './sign-in-mode.ts';
