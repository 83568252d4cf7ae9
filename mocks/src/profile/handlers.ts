import type { MockArea } from '../backend/area.ts';
import { call, type MakeHandler } from '../backend/route.ts';
import { firstProfile } from './fixtures.ts';
import { profileOf, undoEmailChanges, updateProfile } from './model.ts';

const update = {
  Id: 'number',
  FirstName: 'string',
  LastName: 'string',
  EmailAddress: 'string',
  Phone: 'string?',
  Address: 'string?',
  TimeZoneId: 'string?',
  IsSyncToGoogleCalendar: 'boolean',
  Gender: 'string?',
  BirthDate: 'string?',
  AgeRange: 'number',
  EnglishStartYear: 'number',
  ToeflTestDate: 'string?',
  CountryOfResidenceId: 'number?',
  CountryOfOriginId: 'number?',
  FirstLanguageCode: 'string?',
} as const;

/** The calls of the profile's form. */
const profileCalls: MakeHandler[] = [
  call({ method: 'POST', path: 'Profile/GetProfile', query: { userId: 'number' } }, profileOf),
  call({ method: 'POST', path: 'Profile/UpdateProfile', body: update }, (student, { backend, body }) =>
    updateProfile(backend, student, body),
  ),
  call({ method: 'POST', path: 'Profile/UndoEmailChanges' }, undoEmailChanges),
];

export const profileArea = {
  handlers: profileCalls,
  createStudentState: (persona) => ({ profile: firstProfile(persona) }),
} satisfies MockArea;
