export { courses, courseWires } from './fixtures/courses.ts';
export { appSetting, appSettingWire } from './fixtures/settings.ts';
