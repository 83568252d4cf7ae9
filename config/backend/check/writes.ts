import { decodeDone } from '@portal/domain/live-classes';
import type { ProfileUpdateWire } from '@portal/domain/profile';
import { need, needText, NotChecked, rowIn, type Known } from './known.ts';
import { read, type Read } from './read.ts';
import { courseOf } from './reads/courses.ts';
import { upcomingClass } from './reads/live-classes.ts';

/** Returns the first row whose field already has the value that the write would set. */
const already = (rows: ReturnType<Known['rows']>, field: string, value: unknown) =>
  rows.find((row) => row[field] === value);

/**
 * Returns the id of a class that is neither full nor has a warning, and for which the student is not registered, so
 * that the cancellation undoes everything that the registration changed.
 */
function classToRegister(known: Known): number {
  const { IsFull, IsWarning } = known.value('LiveClass/IsValidLiveClassRegister');
  const [listed] = known.rows('LiveClass/GetUpcomingLiveClassEventGridJson');
  if (IsFull !== false || IsWarning !== false || listed?.['IsRegistered'] !== false) {
    throw new NotChecked('there is no live class that is free to register');
  }
  return upcomingClass(known);
}

const UPDATED = [
  'Id',
  'FirstName',
  'LastName',
  'EmailAddress',
  'Phone',
  'Address',
  'TimeZoneId',
  'IsSyncToGoogleCalendar',
  'Gender',
  'BirthDate',
  'AgeRange',
  'EnglishStartYear',
  'ToeflTestDate',
  'CountryOfResidenceId',
  'CountryOfOriginId',
  'FirstLanguageCode',
] as const satisfies readonly (keyof ProfileUpdateWire)[];

/**
 * Returns the profile as the server sent it. Throws `NotChecked` when a field is missing: the update would delete it.
 */
function sameProfile(known: Known): ProfileUpdateWire {
  const profile = rowIn(known.value('Profile/GetProfile')['AccountInformation']);
  for (const field of UPDATED) {
    if (profile[field] === undefined) throw new NotChecked(`the profile has no ${field} to send back`);
  }
  return Object.fromEntries(UPDATED.map((field) => [field, profile[field]])) as unknown as ProfileUpdateWire;
}

const defaultCard = (known: Known) => known.value('PaymentMethod/GetDefault');
const defaultCardId = (known: Known) => needText(defaultCard(known)['CardId'], 'default card');

/**
 * The calls that `--writes` allows, in this order. They leave everything as it was: a call is undone by the next one,
 * or sets a value that is already set.
 */
export const WRITES: readonly Read[] = [
  read(
    'LiveClass/RegisterLiveClass',
    (known) => ({ body: { LiveClassEventId: classToRegister(known), StudentId: known.studentId } }),
    decodeDone,
  ),
  read(
    'LiveClass/CancelRegisterLiveClass',
    (known) => {
      // Sent even if the registration failed, but never when the check has not sent one: it could be the student's own.
      if (!known.sent.has('LiveClass/RegisterLiveClass')) throw new NotChecked('there is no registration to cancel');
      return { body: { LiveClassEventId: upcomingClass(known) } };
    },
    decodeDone,
  ),
  read('Profile/UpdateProfile', (known) => ({ body: sameProfile(known) })),
  read('PaymentMethod/SetAsDefault', (known) => ({ body: { CardId: defaultCardId(known) } })),
  read('PaymentMethod/Edit', (known) => {
    const { CustomerName, CustomerPostalCode, ExpireMonth, ExpireYear } = defaultCard(known);
    return {
      body: {
        CardId: defaultCardId(known),
        CustomerName: needText(CustomerName, 'name on the default card'),
        CustomerPostalCode: needText(CustomerPostalCode, 'postal code of the default card'),
        ExpireMonth: need(ExpireMonth, 'expiry of the default card'),
        ExpireYear: need(ExpireYear, 'expiry of the default card'),
      },
    };
  }),
  read('Message/SetAsRead', (known) => {
    const row = already(known.rows('Message/GetActiveMessageHelperGridJson'), 'IsRead', true);
    return { body: { MessageHelperId: need(row?.['Id'], 'conversation that is read') } };
  }),
  read('Message/SetAsArchived', (known) => ({
    body: {
      MessageHelperId: need(known.rows('Message/GetArchivedMessageHelperGridJson')[0]?.['Id'], 'archived conversation'),
    },
  })),
  read('LiveClassLibrary/SetAsWatched', (known) => {
    const row = already(known.rows('LiveClassLibrary/GetActiveLiveClassLibrary'), 'IsWatched', true);
    return {
      body: {
        StudentId: known.studentId,
        UserName: '',
        LiveClassLibraryId: need(row?.['Id'], 'recording that was watched'),
      },
    };
  }),
  read('StudySchedule/ReadCourseOnline', (known) => {
    if (known.value('Course/GetCourseStudySchedule')['ReadCourseOnline'] !== true) {
      throw new NotChecked('the course was not read online');
    }
    return { body: { CoursePublishedId: courseOf(known) } };
  }),
];
