import type { ProfileField } from '@portal/domain/profile';

/** The sections of the form, by translation key; a section without a visible field is left out. */
export const SECTIONS = [
  { name: 'name', fields: ['firstName', 'lastName'] },
  { name: 'contact', fields: ['email', 'phone', 'address'] },
  {
    name: 'about',
    fields: [
      'birthDate',
      'ageRange',
      'gender',
      'firstLanguage',
      'englishStartYear',
      'toeflTestDate',
      'countryOfResidence',
      'countryOfOrigin',
    ],
  },
  { name: 'zone', fields: ['timeZone', 'calendarSync'] },
] as const satisfies readonly { name: string; fields: readonly ProfileField[] }[];

/** Fields that take the whole width of the form. */
export const WIDE: readonly ProfileField[] = ['address', 'timeZone', 'calendarSync'];
