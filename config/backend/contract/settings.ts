import type { StripeSettingWire } from '@portal/domain/cards';
import type { HelpInfoWire } from '@portal/domain/help';
import type { ProgressFrameEnabledWire } from '@portal/domain/progress';
import type {
  AppSettingWire,
  ColorSchemeWire,
  CommonBannerWire,
  IntegrationConfigWire,
  SelectListsWire,
  SidebarSettingsWire,
} from '@portal/domain/settings';
import type { IntWire } from '@portal/domain/shared';
import type { DashboardVideoWire } from '@portal/domain/videos';
import type { OfUser } from './call.ts';

/** Setting/GetAppSetting. */
interface AppSettingAnswer extends AppSettingWire, SelectListsWire {}

/** Segments Setting, Sidebar, Help and Dashboard. */
export interface SettingCalls {
  'Setting/GetAppSetting': { method: 'POST'; access: 'anonymous'; value: AppSettingAnswer };
  'Setting/GetStripeKey': { method: 'POST'; value: StripeSettingWire };
  'Setting/GetColorScheme': { method: 'POST'; access: 'anonymous'; value: ColorSchemeWire };
  'Setting/IsEnableStudentProgressMicroService': { method: 'GET'; value: ProgressFrameEnabledWire };
  'Setting/GetIntegrationConfig': { method: 'GET'; access: 'anonymous'; value: IntegrationConfigWire };
  /** The body is the literal null; `{}` and an empty body are accepted too. */
  'Setting/GetActiveCommonBanner': { method: 'POST'; access: 'anonymous'; body: null; value: CommonBannerWire };
  /** Names of permissions; asked only where access is role-based. */
  'Setting/GetStudentPermission': { method: 'POST'; body: { StudentId: IntWire }; value: string[] };
  'Sidebar/GetSidebarSettings': { method: 'POST'; value: SidebarSettingsWire };
  'Help/GetHelpInformation': { method: 'POST'; value: HelpInfoWire };
  'Dashboard/GetDashboardVideo': { method: 'GET'; query: OfUser; value: DashboardVideoWire[] };
}
