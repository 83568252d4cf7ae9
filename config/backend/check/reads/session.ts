import { decodeStripeKey } from '@portal/domain/cards';
import { decodeHelpInfo } from '@portal/domain/help';
import { decodeNotificationAlert } from '@portal/domain/notifications';
import { decodeProfileOptions } from '@portal/domain/profile';
import { decodeProgressFrameEnabled, decodeStudentProgressLink } from '@portal/domain/progress';
import { decodeAccount, decodeIdProviderInfo, decodeSessionAnswer } from '@portal/domain/session';
import {
  decodeAppSetting,
  decodeColorScheme,
  decodeCommonBanner,
  decodeIntegrationConfig,
  decodeSidebarSettings,
} from '@portal/domain/settings';
import { decodeMenuFlags, decodePermissions } from '@portal/domain/shell';
import { decodeDashboardVideos } from '@portal/domain/videos';
import { nothing, read, type Read } from '../read.ts';

/** Calls made before the sign-in. */
export const anonymousReads: readonly Read[] = [
  read('Setting/GetAppSetting', nothing, decodeAppSetting, decodeProfileOptions),
  read('Setting/GetColorScheme', nothing, decodeColorScheme),
  read('Setting/GetIntegrationConfig', nothing, decodeIntegrationConfig),
  read('Setting/GetActiveCommonBanner', () => ({ body: null }), decodeCommonBanner),
  read('Account/CheckIdProvider', nothing, decodeIdProviderInfo),
];

/** The sign-in itself; everything else needs its token. */
export const signIn = (userName: string, password: string): Read =>
  read('Account/Login', () => ({ body: { UserName: userName, Password: password } }), decodeSessionAnswer);

/** The end of the session that the check opened. */
export const signOut: Read = read('Account/Logout', nothing);

/** Account, settings, menu, help and the dashboard's videos. */
export const shellReads: readonly Read[] = [
  read('Account/CheckAuth', nothing, decodeSessionAnswer),
  read('Account/GetAccountInformation', nothing, decodeAccount),
  read('Account/ShowVideoClassAndMeeting', ({ userId }) => ({ query: { userId } }), decodeMenuFlags),
  read('Account/GetNotificationAlert', ({ userId }) => ({ query: { userId } }), decodeNotificationAlert),
  read('Account/GetStudentProgress', ({ userId }) => ({ query: { userId } }), decodeStudentProgressLink),
  read('Setting/GetStripeKey', nothing, decodeStripeKey),
  read('Setting/IsEnableStudentProgressMicroService', nothing, decodeProgressFrameEnabled),
  read('Setting/GetStudentPermission', ({ studentId }) => ({ body: { StudentId: studentId } }), decodePermissions),
  read('Sidebar/GetSidebarSettings', nothing, decodeSidebarSettings),
  read('Help/GetHelpInformation', nothing, decodeHelpInfo),
  read('Dashboard/GetDashboardVideo', ({ userId }) => ({ query: { userId } }), decodeDashboardVideos),
];
