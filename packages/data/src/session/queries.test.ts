import { expect } from 'vitest';
import { describeQuery } from '../testing/describe-query.ts';
import { sessionQueries } from './queries.ts';

describeQuery('the account', {
  make: (client) => sessionQueries.account(client, 5001),
  key: ['session', 'account', 5001],
  call: { path: 'Account/GetAccountInformation', method: 'POST', silent: true },
  answer: { AccountInformation: { UserId: 5001, StudentId: 2, EnrollmentStatus: 'ACTIVE', IsEmailActivated: true } },
  read: expect.objectContaining({ userId: 5001, studentId: 2, emailActivated: true }),
});

describeQuery('whether a reset link works', {
  make: (client) => sessionQueries.resetLink(client, 'a/b+c='),
  key: ['session', 'resetLink', 'a/b+c='],
  call: { path: 'Account/ValidateResetPasswordToken', method: 'POST', body: { Token: 'a/b+c=' } },
  answer: null,
  read: true,
});
