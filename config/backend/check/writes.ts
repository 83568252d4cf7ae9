import { decodeServerMessage } from '@portal/domain/live-classes';
import type { ProfileUpdateWire } from '@portal/domain/profile';
import { need, needText, NotChecked, rowIn, type Responses } from './responses.ts';
import { read, type Read } from './read.ts';
import { courseOf } from './reads/courses.ts';
import { upcomingClass } from './reads/live-classes.ts';

/** Returns the first row whose field already has the value that the write would set. */
const already = (rows: ReturnType<Responses['rows']>, field: string, value: unknown) =>
  rows.find((row) => row[field] === value);

/**
 * Returns the id of a class that is neither full nor has a warning, and for which the student is not registered, so
 * that the cancellation undoes everything that the registration changed.
 */
function classToRegister(responses: Responses): number {
  const { IsFull, IsWarning } = responses.value('LiveClass/IsValidLiveClassRegister');
  const [listed] = responses.rows('LiveClass/GetUpcomingLiveClassEventGridJson');
  if (IsFull !== false || IsWarning !== false || listed?.['IsRegistered'] !== false) {
    throw new NotChecked('there is no live class that is free to register');
  }
  return upcomingClass(responses);
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
function sameProfile(responses: Responses): ProfileUpdateWire {
  const profile = rowIn(responses.value('Profile/GetProfile')['AccountInformation']);
  for (const field of UPDATED) {
    if (profile[field] === undefined) throw new NotChecked(`the profile has no ${field} to send back`);
  }
  return Object.fromEntries(UPDATED.map((field) => [field, profile[field]])) as unknown as ProfileUpdateWire;
}

const defaultCard = (responses: Responses) => responses.value('PaymentMethod/GetDefault');
const defaultCardId = (responses: Responses) => needText(defaultCard(responses)['CardId'], 'default card');

/**
 * The calls that `--writes` allows, in this order. They leave everything as it was: a call is undone by the next one,
 * or sets a value that is already set.
 */
export const WRITES: readonly Read[] = [
  read(
    'LiveClass/RegisterLiveClass',
    (responses) => ({ body: { LiveClassEventId: classToRegister(responses), StudentId: responses.studentId } }),
    decodeServerMessage,
  ),
  read(
    'LiveClass/CancelRegisterLiveClass',
    (responses) => {
      // Sent even if the registration failed, but never when the check has not sent one: it could be the student's own.
      if (!responses.sent.has('LiveClass/RegisterLiveClass'))
        throw new NotChecked('there is no registration to cancel');
      return { body: { LiveClassEventId: upcomingClass(responses) } };
    },
    decodeServerMessage,
  ),
  read('Profile/UpdateProfile', (responses) => ({ body: sameProfile(responses) })),
  read('PaymentMethod/SetAsDefault', (responses) => ({ body: { CardId: defaultCardId(responses) } })),
  read('PaymentMethod/Edit', (responses) => {
    const { CustomerName, CustomerPostalCode, ExpireMonth, ExpireYear } = defaultCard(responses);
    return {
      body: {
        CardId: defaultCardId(responses),
        CustomerName: needText(CustomerName, 'name on the default card'),
        CustomerPostalCode: needText(CustomerPostalCode, 'postal code of the default card'),
        ExpireMonth: need(ExpireMonth, 'expiry of the default card'),
        ExpireYear: need(ExpireYear, 'expiry of the default card'),
      },
    };
  }),
  read('Message/SetAsRead', (responses) => {
    const row = already(responses.rows('Message/GetActiveMessageHelperGridJson'), 'IsRead', true);
    return { body: { MessageHelperId: need(row?.['Id'], 'conversation that is read') } };
  }),
  read('Message/SetAsArchived', (responses) => ({
    body: {
      MessageHelperId: need(
        responses.rows('Message/GetArchivedMessageHelperGridJson')[0]?.['Id'],
        'archived conversation',
      ),
    },
  })),
  read('LiveClassLibrary/SetAsWatched', (responses) => {
    const row = already(responses.rows('LiveClassLibrary/GetActiveLiveClassLibrary'), 'IsWatched', true);
    return {
      body: {
        StudentId: responses.studentId,
        UserName: '',
        LiveClassLibraryId: need(row?.['Id'], 'recording that was watched'),
      },
    };
  }),
  read('StudySchedule/ReadCourseOnline', (responses) => {
    if (responses.value('Course/GetCourseStudySchedule')['ReadCourseOnline'] !== true) {
      throw new NotChecked('the course was not read online');
    }
    return { body: { CoursePublishedId: courseOf(responses) } };
  }),
];
