import { expect, test } from 'vitest';
import { nextLinkStep } from './linking.ts';

const email = 'mei@example.com';

test.each([
  ['true', email, '', { email }],
  ['true', email, '?code=1&state=2', { email }],
  ['true', email, '?error=access_denied&state=2', 'failure'],
  ['true', null, '', 'invalid'],
  ['true', '', '', 'invalid'],
  ['false', email, '', 'invalid'],
  ['True', email, '', 'invalid'],
  [null, email, '', 'invalid'],
  [null, null, '?error=access_denied', 'invalid'],
])('flag %j, email %j, query %j', (flag, address, search, expected) => {
  expect(nextLinkStep({ flag, email: address, search })).toEqual(expected);
});
