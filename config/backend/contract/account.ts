import type { NotificationAlertWire } from '@portal/domain/notifications';
import type { StudentProgressLinkWire } from '@portal/domain/progress';
import type {
  AccountInformationWire,
  IdProviderInfoWire,
  LoginRequestWire,
  SessionFailureWire,
  SessionResponseWire,
} from '@portal/domain/session';
import type { MenuFlagsWire } from '@portal/domain/shell';
import type { OfUser } from './call.ts';

/** Segment Account. */
export interface AccountCalls {
  /** Signs in with user name and password. */
  'Account/Login': {
    method: 'POST';
    access: 'anonymous';
    body: LoginRequestWire;
    value: SessionResponseWire;
    refused: SessionFailureWire | null;
  };
  /** Signs in with the token of a link from the main app. */
  'Account/LoginUsingToken': {
    method: 'POST';
    access: 'anonymous';
    body: { Token: string };
    value: SessionResponseWire;
    refused: SessionFailureWire | null;
  };
  /** Ends the session. */
  'Account/Logout': { method: 'POST'; value: null };
  /** Whether the token is still good, and whose it is. */
  'Account/CheckAuth': { method: 'POST'; value: SessionResponseWire; refused: SessionFailureWire | null };
  /** No screen of the portal uses it. */
  'Account/ChangePassword': {
    method: 'POST';
    body: { OldPassword: string; NewPassword: string; ConfirmPassword: string };
    value: null;
  };
  'Account/GetAccountInformation': { method: 'POST'; value: AccountInformationWire };
  /** The session of a provider's token, where students sign in with OpenID Connect. */
  'Account/Auth0GetUserInfo': {
    method: 'GET';
    access: 'provider';
    value: SessionResponseWire;
    refused: SessionFailureWire | null;
  };
  /** The session of a provider's token, where students sign in with Azure AD B2C. */
  'Account/AzureADGetUserInfo': {
    method: 'GET';
    access: 'provider';
    query: { email: string };
    value: SessionResponseWire;
    refused: SessionFailureWire | null;
  };
  /** Whether students sign in at an identity provider, and at which. */
  'Account/CheckIdProvider': { method: 'GET'; access: 'anonymous'; value: IdProviderInfoWire };
  /** Which entries the menu has. */
  'Account/ShowVideoClassAndMeeting': { method: 'POST'; query: OfUser; value: MenuFlagsWire };
  'Account/GetNotificationAlert': { method: 'POST'; query: OfUser; value: NotificationAlertWire };
  'Account/GetStudentProgress': { method: 'GET'; query: OfUser; value: StudentProgressLinkWire };
  /** Sends a link to set a new password; succeeds for unknown users too. */
  'Account/ForgotPassword': {
    method: 'POST';
    access: 'anonymous';
    body: { UserName: string; CaptchaResponse?: string | null };
    value: null;
  };
  'Account/ValidateResetPasswordToken': {
    method: 'POST';
    access: 'anonymous';
    body: { Token: string };
    value: null;
  };
  'Account/ResetPassword': {
    method: 'POST';
    access: 'anonymous';
    body: { Token: string; NewPassword: string; ConfirmPassword: string };
    value: null;
  };
  /** Sends the link again that confirms an email address. */
  'Account/ResendEmailVerification': { method: 'POST'; value: null };
  /** What that link opens; no route of the portal uses it. */
  'Account/VerifyEmail': { method: 'POST'; access: 'anonymous'; body: { Token: string }; value: null };
}
