import type { EnrollmentStatusWire, IntWire, UrlOrEmptyWire } from '../shared/index.ts';

/** Who is signed in (contract 3.2). */
export interface AccountInformationWire {
  UserId: IntWire;
  StudentId: IntWire;
  FirstName: string;
  UserName?: string | null;
  /** ACTIVE, INACTIVE or ARCHIVED, in any letter case. */
  EnrollmentStatus: EnrollmentStatusWire;
  MainLogo?: UrlOrEmptyWire | null;
  ProfilePictureUrl?: UrlOrEmptyWire | null;
  /** `(UTC+11:00) Australia/Sydney`; null when no time zone was chosen. */
  TimeZoneWithUtc?: string | null;
  IsShowBumpPage: boolean;
  HasPaidPackage: boolean;
  IsMigrated: boolean;
  IsInactiveStudent: boolean;
  IsEnableInactiveStudentBanner: boolean;
  IsSyncToGoogleAccount: boolean;
  IsEmailActivated: boolean;
  IsHasEmailChangedRequest: boolean;
  IsRegistrationCompleted: boolean;
  IsTimezoneSet: boolean;
  HaveClassSelection: boolean;
  NewEmailRequest?: string | null;
  UpgradePackageOverrideUrl?: UrlOrEmptyWire | null;
}

/** Answer of Account/Login, LoginUsingToken, CheckAuth and the provider calls. */
export interface SessionResponseWire {
  AuthorizationToken?: string | null;
  AuthorizationJwtToken?: string | null;
  AccountInformation?: AccountInformationWire | null;
  RegistrationUrl?: UrlOrEmptyWire | null;
  PostRegistrationUrl?: UrlOrEmptyWire | null;
  RedirectUrl?: UrlOrEmptyWire | null;
  BumpPageUrl?: UrlOrEmptyWire | null;
  PreMigrationBumpPageUrl?: UrlOrEmptyWire | null;
  ShowCelpipBumpPage: boolean;
  ShowCelpipMigrationBanner: boolean;
  RequireNewToken: boolean;
}

/** Why a sign-in was refused; beside the refusal of the same calls. */
export interface SessionFailureWire {
  IsStudentSuspended?: boolean;
  IsStudentArchived?: boolean;
  IsIntegration?: boolean;
  IsE2lStudent?: boolean;
  IsNoStudentFound?: boolean;
  IsStudentInActive?: boolean;
}

/** Account/Login. */
export interface LoginRequestWire {
  UserName: string;
  Password: string;
}
