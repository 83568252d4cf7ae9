import { expect, test } from 'vitest';
import { emailIssue } from './email.ts';
import { account } from './student.fixture.ts';

test.each([
  [true, false, null, null],
  [false, false, null, { kind: 'notActivated' }],
  [true, true, 'mei@new.example', { kind: 'changePending', newEmail: 'mei@new.example' }],
  [true, true, null, { kind: 'changePending', newEmail: null }],
  // Both: a new confirmation goes to the address that waits.
  [false, true, 'mei@new.example', { kind: 'changePending', newEmail: 'mei@new.example' }],
  // The address of a change that is over says nothing.
  [true, false, 'mei@new.example', null],
])('activated %s, change pending %s to %j: %j (DSH-17)', (emailActivated, emailChangePending, newEmail, expected) => {
  expect(emailIssue({ ...account, emailActivated, emailChangePending, newEmail })).toEqual(expected);
});
