import { noCommonBannerWire } from '../shell/fixtures.ts';
import { appSettingWire, sidebarSettingsWire } from './fixtures.ts';
import type { MockArea } from '../backend/area.ts';
import { optionsWire } from './options.ts';
import { anonymousCall, call, type MakeHandler } from '../backend/route.ts';

/** The calls of segments Setting and Sidebar that the portal uses. */
const settingCalls: MakeHandler[] = [
  anonymousCall({ method: 'POST', path: 'Setting/GetAppSetting' }, ({ backend }) => ({
    ...backend.setting,
    ...optionsWire(backend.now()),
  })),
  anonymousCall({ method: 'POST', path: 'Setting/GetColorScheme' }, ({ backend }) => backend.colorScheme),
  anonymousCall({ method: 'GET', path: 'Setting/GetIntegrationConfig' }, ({ backend }) => backend.integration),
  anonymousCall({ method: 'POST', path: 'Setting/GetActiveCommonBanner' }, ({ backend }) => backend.commonBanner),
  call(
    { method: 'POST', path: 'Setting/GetStudentPermission', body: { StudentId: 'number' } },
    (_student, { backend }) => backend.permissions,
  ),
  call({ method: 'POST', path: 'Sidebar/GetSidebarSettings' }, (_student, { backend }) => backend.sidebar),
];

export const settingArea = {
  handlers: settingCalls,
  createState: () => ({
    setting: appSettingWire,
    colorScheme: 'Default',
    commonBanner: noCommonBannerWire,
    integration: { Instance: null, IsAddOnEnabled: false, HideMeetingsAndTasksPanel: false },
    sidebar: sidebarSettingsWire,
    permissions: ['all:menu'],
    frames: { notifications: '/school/frames/notifications.html', progress: '/school/frames/progress.html' },
  }),
} satisfies MockArea;
