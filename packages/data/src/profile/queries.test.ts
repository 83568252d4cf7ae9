import { expect } from 'vitest';
import { describeQuery } from '../testing/describe-query.ts';
import { profileQueries } from './queries.ts';

describeQuery('the profile', {
  make: (client) => profileQueries.profile(client, 5001),
  key: ['profile', 'ofStudent', 5001],
  call: { path: 'Profile/GetProfile', method: 'POST', query: { userId: 5001 } },
  answer: { AccountInformation: { Id: 7001, FirstName: 'Mei' } },
  read: expect.objectContaining({ studentId: 7001 }),
});

// Silent: its failure is shown where the form would be.
describeQuery('the select lists', {
  make: (client) => profileQueries.options(client),
  key: ['profile', 'options'],
  call: { path: 'Setting/GetAppSetting', method: 'POST', silent: true },
  answer: { Genders: [{ Value: 2, Text: 'Female' }] },
  read: {
    genders: [{ value: '2', label: 'Female' }],
    timeZones: [],
    countries: [],
    firstLanguages: [],
    ageRanges: [],
    englishStartYears: [],
  },
});
