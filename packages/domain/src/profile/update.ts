import type { ProfileFields } from './model.ts';
import type { ProfileUpdateWire } from './wire.ts';

/**
 * Builds the request that saves a profile (contract 3.11). It contains every field; those that are not shown are sent
 * back unchanged.
 */
export function toProfileUpdate(studentId: number, fields: ProfileFields): ProfileUpdateWire {
  const orNull = (text: string) => text.trim() || null;
  return {
    Id: studentId,
    FirstName: fields.firstName.trim(),
    LastName: fields.lastName.trim(),
    EmailAddress: fields.email.trim(),
    Phone: orNull(fields.phone),
    Address: orNull(fields.address),
    TimeZoneId: orNull(fields.timeZone),
    IsSyncToGoogleCalendar: fields.calendarSync,
    Gender: orNull(fields.gender),
    BirthDate: orNull(fields.birthDate),
    AgeRange: Number(fields.ageRange),
    EnglishStartYear: Number(fields.englishStartYear),
    ToeflTestDate: orNull(fields.toeflTestDate),
    CountryOfResidenceId: Number(fields.countryOfResidence) || null,
    CountryOfOriginId: Number(fields.countryOfOrigin) || null,
    FirstLanguageCode: orNull(fields.firstLanguage),
  };
}
