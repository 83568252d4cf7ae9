import type { PaymentCardWire } from '@portal/domain/cards';
import type { ProfileUpdateWire, ProfileWire } from '@portal/domain/profile';
import { inZone } from '@portal/domain/shared';
import { refuse, type Answer } from '../backend/answer.ts';
import type { MockBackend, Student } from '../backend/model.ts';
import { defaultCard } from '../cards/model.ts';
import { zoneWithUtc } from '../settings/options.ts';

/** Returns the id from `(UTC+11:00) Australia/Sydney`. */
const zoneOf = ({ account }: Student) => account.TimeZoneWithUtc?.split(' ')[1] ?? null;

interface ProfileAnswer {
  AccountInformation: ProfileWire & { DefaultPaymentMethod: PaymentCardWire | null };
}

/** Profile/GetProfile: fields that the account has, too, are read from the account. */
export function profileOf(student: Student): ProfileAnswer {
  const { account, profile } = student;
  return {
    AccountInformation: {
      ...profile,
      Id: account.StudentId,
      UserName: student.userName,
      FirstName: account.FirstName,
      TimeZoneId: zoneOf(student),
      ProfilePictureUrl: account.ProfilePictureUrl ?? null,
      IsSyncToGoogleAccount: account.IsSyncToGoogleAccount,
      IsHasEmailChangedRequest: account.IsHasEmailChangedRequest,
      NewEmailRequest: account.NewEmailRequest ?? null,
      AccessTokenApi: null,
      DefaultPaymentMethod: defaultCard(student),
    },
  };
}

const EMAIL = /^\S+@\S+\.\S+$/;

/** Returns the problems of an update. Repeats the checks of 002 §5, since another client may have left them out. */
function problemsOf(backend: MockBackend, student: Student, sent: ProfileUpdateWire): string[] {
  const asked = profileOf(student).AccountInformation;
  const today = inZone(backend.now(), zoneOf(student) ?? 'Australia/Sydney').date;
  const long = (text: string | null) => (text ?? '').length > 30;
  const required: [name: string, value: unknown][] = [
    ['First name', sent.FirstName.trim()],
    ['Last name', sent.LastName.trim()],
    ['Email', sent.EmailAddress.trim()],
    ['Time zone', sent.TimeZoneId],
    ['Phone', !asked.IsShowPhoneNumber || sent.Phone],
    ['Gender', !asked.IsShowGender || sent.Gender],
    ['Birth date', !(asked.IsShowBirthDate && asked.ShowDemographicBirthDate) || sent.BirthDate],
    ['Age range', !(asked.IsShowBirthDate && asked.ShowDemographicAgeRange) || sent.AgeRange],
    ['English start year', !asked.IsShowEnglishStartYear || sent.EnglishStartYear],
    ['TOEFL test date', !asked.IsShowToeflTestDate || sent.ToeflTestDate],
    ['Country of residence', !asked.IsShowCountryOfResidence || sent.CountryOfResidenceId],
    ['First language', !asked.IsShowPreferredLanguage || sent.FirstLanguageCode],
  ];
  return [
    ...required.flatMap(([name, value]) => (value ? [] : [`${name}: This field is required`])),
    ...[sent.FirstName, sent.LastName, sent.Phone].flatMap((text) =>
      long(text) ? ['Please enter no more than 30 characters'] : [],
    ),
    ...(sent.EmailAddress.trim() && !EMAIL.test(sent.EmailAddress) ? ['Please enter a valid email address'] : []),
    ...(sent.Phone && !/^\+?[\d ]+$/.test(sent.Phone) ? ['Please specify a valid phone number'] : []),
    ...((sent.BirthDate ?? '') > today ? ['The birth date cannot be in the future.'] : []),
  ];
}

/** Profile/UpdateProfile: a changed email starts a change that has to be confirmed; the address itself stays (002 §4). */
export function updateProfile(backend: MockBackend, student: Student, sent: ProfileUpdateWire): Answer<null> {
  const { account, profile } = student;
  if (sent.Id !== account.StudentId) return refuse(['This is not yours.'], null);
  const problems = problemsOf(backend, student, sent);
  if (problems.length > 0) return refuse(problems, null);
  const sameEmail = (one: Student) => one.profile.EmailAddress.toLowerCase() === sent.EmailAddress.toLowerCase();
  const owner = backend.students.find(sameEmail);
  if (owner && owner !== student) return refuse(['This email address is used by another account.'], null);
  const locked = account.IsSyncToGoogleAccount || account.IsHasEmailChangedRequest;
  const { Id: _id, FirstName, LastName, EmailAddress, TimeZoneId, ...rest } = sent;
  if (locked && (FirstName !== account.FirstName || LastName !== profile.LastName || owner !== student)) {
    return refuse(['Your name and email address cannot be changed now.'], null);
  }
  Object.assign(profile, rest, { LastName });
  account.FirstName = FirstName;
  account.TimeZoneWithUtc = zoneWithUtc(TimeZoneId ?? 'Australia/Sydney', backend.now());
  if (owner !== student) Object.assign(account, { IsHasEmailChangedRequest: true, NewEmailRequest: EmailAddress });
  return null;
}

/** Profile/UndoEmailChanges: the pending state is cleared. */
export function undoEmailChanges({ account }: Student): Answer<null> {
  if (!account.IsHasEmailChangedRequest) return refuse(['There is no change to undo.'], null);
  Object.assign(account, { IsHasEmailChangedRequest: false, NewEmailRequest: null });
  return null;
}
