import * as v from 'valibot';
import {
  decode,
  FailureError,
  flagSchema,
  intSchema,
  optionalText,
  oneOf,
  type DecodeContext,
  type Failure,
} from '../shared/index.ts';
import type { Account, RefusalVariant, Session, SessionAnswer } from './model.ts';
import { readTimeZone } from './time-zone.ts';

const account = ({ toSafeHref }: DecodeContext) =>
  v.pipe(
    v.object({
      UserId: intSchema,
      StudentId: intSchema,
      FirstName: v.nullish(v.string(), ''),
      UserName: v.nullish(v.string(), ''),
      EnrollmentStatus: oneOf(['active', 'inactive', 'archived'], 'active' as const),
      MainLogo: optionalText,
      TimeZoneWithUtc: optionalText,
      IsShowBumpPage: flagSchema,
      HasPaidPackage: flagSchema,
      IsMigrated: flagSchema,
      IsInactiveStudent: flagSchema,
      IsEnableInactiveStudentBanner: flagSchema,
      IsEmailActivated: flagSchema,
      IsHasEmailChangedRequest: flagSchema,
      NewEmailRequest: optionalText,
      UpgradePackageOverrideUrl: optionalText,
      IsSyncToGoogleAccount: flagSchema,
      IsRegistrationCompleted: flagSchema,
      IsTimezoneSet: flagSchema,
      HaveClassSelection: flagSchema,
    }),
    v.transform((sent): Account => ({
      userId: sent.UserId,
      studentId: sent.StudentId,
      firstName: sent.FirstName.trim(),
      userName: sent.UserName,
      enrollment: sent.EnrollmentStatus,
      mainLogoUrl: toSafeHref(sent.MainLogo),
      timeZone: readTimeZone(sent.TimeZoneWithUtc),
      showBumpPage: sent.IsShowBumpPage,
      hasPaidPackage: sent.HasPaidPackage,
      migrated: sent.IsMigrated,
      inactiveStudent: sent.IsInactiveStudent,
      inactiveBannerEnabled: sent.IsEnableInactiveStudentBanner,
      emailActivated: sent.IsEmailActivated,
      emailChangePending: sent.IsHasEmailChangedRequest,
      newEmail: sent.NewEmailRequest,
      upgradeUrl: toSafeHref(sent.UpgradePackageOverrideUrl),
      syncedToGoogle: sent.IsSyncToGoogleAccount,
      registrationCompleted: sent.IsRegistrationCompleted,
      timeZoneSet: sent.IsTimezoneSet,
      classSelectionDue: sent.HaveClassSelection,
    })),
  );

const wrapped = (context: DecodeContext) =>
  v.pipe(
    v.object({ AccountInformation: account(context) }),
    v.transform((sent) => sent.AccountInformation),
  );

/** Decodes the answer of Account/GetAccountInformation: the account itself, which some servers wrap in an object. */
export function decodeAccount(sent: unknown, context: DecodeContext): Account {
  const inside = typeof sent === 'object' && sent !== null && 'AccountInformation' in sent;
  return decode(inside ? wrapped(context) : account(context), sent);
}

const response = (context: DecodeContext) =>
  v.object({
    AuthorizationToken: optionalText,
    AuthorizationJwtToken: optionalText,
    AccountInformation: v.nullish(account(context), null),
    RegistrationUrl: optionalText,
    PostRegistrationUrl: optionalText,
    RedirectUrl: optionalText,
    BumpPageUrl: optionalText,
    PreMigrationBumpPageUrl: optionalText,
    ShowCelpipBumpPage: flagSchema,
    ShowCelpipMigrationBanner: flagSchema,
    RequireNewToken: flagSchema,
  });

/** Decodes the `Value` of a granted session call, in the order of contract 1.5: new token, redirect, authorized. */
export function decodeSessionAnswer(sent: unknown, context: DecodeContext): SessionAnswer {
  const { toSafeHref } = context;
  const read = decode(response(context), sent);
  if (read.RequireNewToken) return { kind: 'newTokenRequired' };
  if (!read.AccountInformation) {
    if (read.RedirectUrl) return { kind: 'redirect', url: toSafeHref(read.RedirectUrl) };
    throw new FailureError({ kind: 'notUnderstood', detail: 'AccountInformation: missing' });
  }
  const session: Session = {
    token: read.AuthorizationToken,
    jwt: read.AuthorizationJwtToken,
    account: read.AccountInformation,
    registrationUrl: toSafeHref(read.RegistrationUrl),
    postRegistrationUrl: toSafeHref(read.PostRegistrationUrl),
    bumpPageUrl: toSafeHref(read.BumpPageUrl),
    migrateUrl: toSafeHref(read.PreMigrationBumpPageUrl),
    showBumpPage: read.ShowCelpipBumpPage,
    showMigrationBanner: read.ShowCelpipMigrationBanner,
  };
  return { kind: 'authorized', session };
}

const refusalFlags = v.object({
  IsStudentSuspended: flagSchema,
  IsStudentArchived: flagSchema,
  IsIntegration: flagSchema,
  IsE2lStudent: flagSchema,
  IsNoStudentFound: flagSchema,
  IsStudentInActive: flagSchema,
});

/** Returns the refusal for the failed-login flags, checked in the order of contract 1.5; `plain` when none is set. */
export function refusalVariant(sent: unknown): RefusalVariant {
  const read = v.safeParse(refusalFlags, sent);
  if (!read.success) return 'plain';
  const flags = read.output;
  if (flags.IsStudentSuspended || flags.IsStudentArchived) return 'inactive';
  if (flags.IsIntegration || flags.IsNoStudentFound) return 'integration';
  if (flags.IsE2lStudent) return 'siblingProduct';
  if (flags.IsStudentInActive) return 'needsActivation';
  return 'plain';
}

/**
 * Converts a failed session call into a refusal with its messages as received (000 §8), whether the server refused in
 * the envelope or by HTTP 401 or 400. null for any other failure, which is not about the student.
 */
export function refusalOf(failure: Failure): SessionAnswer | null {
  if (!('messages' in failure)) return null;
  const variant = refusalVariant(failure.kind === 'rejected' ? failure.value : null);
  return { kind: 'refused', variant, messages: failure.messages };
}
