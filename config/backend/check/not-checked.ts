import type { CallPath } from '../contract/contract.ts';

const MAIL = 'needs a token that the server sends by email';
const WRITES = 'writes, and cannot be undone';
const PROVIDER = 'needs a token of the identity provider';
const UUID = 'needs a UUID that no other answer has';

/** Calls that are never made, and why. */
export const NEVER_CHECKED: Readonly<Partial<Record<CallPath, string>>> = {
  'Account/LoginUsingToken': 'needs the token of a link from the main app',
  'Account/Auth0GetUserInfo': PROVIDER,
  'Account/AzureADGetUserInfo': PROVIDER,
  'Account/ForgotPassword': 'sends an email',
  'Account/ResendEmailVerification': 'sends an email',
  'Account/ValidateResetPasswordToken': MAIL,
  'Account/ResetPassword': MAIL,
  'Account/VerifyEmail': MAIL,
  'Account/ChangePassword': WRITES,
  'Course/GetStudentCourseByCourseUuid': UUID,
  'DiagnosticTest/GetDiagnosticTestByDiagnosticTestUuid': UUID,
  'Activity/Read': WRITES,
  'Activity/ReadDocument': WRITES,
  'Activity/ResetActivity': WRITES,
  'Announcement/DissmissAnnouncement': WRITES,
  'Announcement/ReadDetail': 'records that the announcement was read, and that cannot be undone',
  'Appointment/CreateAppointment': 'books a teacher, who is told',
  'Appointment/CancelAppointment': 'cancels a booking of the student',
  'Appointment/RescheduleAppointment': 'moves a booking of the student',
  'Message/Create': WRITES,
  'Message/Reply': WRITES,
  'Package/AddPackage': WRITES,
  'Package/UnsubscribePackage': WRITES,
  'PaymentMethod/Create': 'needs a token of the payment provider',
  'PaymentMethod/CreateCustomer': 'creates a customer at the payment provider',
  'PaymentMethod/Delete': WRITES,
  'Profile/ChangeProfilePicture': WRITES,
  'Profile/DeleteStudentAccount': WRITES,
  'Profile/LinkStudentAccount': WRITES,
  'Profile/UndoEmailChanges': WRITES,
};
