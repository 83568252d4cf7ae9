import { FailureError, type Failure } from '@portal/domain/shared';
import { expect, test, vi } from 'vitest';
import type { Client } from '../client/index.ts';
import { cancelRegistration, register } from './registration.ts';
import { mockClient } from '../testing/index.ts';

const failure: Failure = { kind: 'rejected', messages: ['Not now.', 'Second.'], value: null };
const refused = new FailureError(failure);

/** A client that gives these answers, one after the other; what is an error is thrown. */
function script(...answers: unknown[]) {
  const call = vi.fn<Client['call']>(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const client = mockClient({ call });
  return { client, asked: () => call.mock.calls.map(([{ path }]) => path.replace('LiveClass/', '')) };
}

const free = { IsFull: false, IsWarning: false };
const CHECK = 'IsValidLiveClassRegister';
const BOTH = [CHECK, 'RegisterLiveClass'];

test.each([
  ['a free seat', [free, { Message: 'You are in.' }], BOTH, { step: 'registered', message: 'You are in.' }],
  ['a free seat, without a word', [free, null], BOTH, { step: 'registered', message: '' }],
  ['a full class', [{ IsFull: true, WarningMessage: 'Full.' }], [CHECK], { step: 'full', message: 'Full.' }],
  ['a full class, as the dashboard hears it', [{ IsFull: true, ErrorMessage: 'Full.' }], [CHECK], { step: 'full' }],
  ['a conflict', [{ IsWarning: true, WarningMessage: 'Busy.' }], [CHECK], { step: 'conflict', message: 'Busy.' }],
])('registering: %s', async (_name, answers, asked, expected) => {
  const school = script(...answers);
  expect(await register(school.client, 7001, 402)).toMatchObject(expected);
  expect(school.asked()).toEqual(asked);
});

test.each([
  ['the check', [refused], [CHECK]],
  ['the registration', [free, refused], BOTH],
])('registering where %s fails tells why', async (_name, answers, asked) => {
  const school = script(...answers);
  await expect(register(school.client, 7001, 402)).rejects.toBe(refused);
  expect(school.asked()).toEqual(asked);
});

test('what is sent, as the contract spells it', async () => {
  const call = vi.fn<Client['call']>(async () => free);
  const client = mockClient({ call });
  await register(client, 7001, 402);
  await cancelRegistration(client, 402);
  const both = { StudentId: 7001, LiveClassEventId: 402 };
  expect(call.mock.calls.map(([spec]) => spec)).toEqual([
    { path: 'LiveClass/IsValidLiveClassRegister', method: 'POST', body: both },
    { path: 'LiveClass/RegisterLiveClass', method: 'POST', body: both },
    { path: 'LiveClass/CancelRegisterLiveClass', method: 'POST', body: { LiveClassEventId: 402 } },
  ]);
});

test('giving a seat back', async () => {
  const done = script({ Message: 'Your seat is free.' });
  expect(await cancelRegistration(done.client, 402)).toEqual({ step: 'cancelled', message: 'Your seat is free.' });
  await expect(cancelRegistration(script(refused).client, 402)).rejects.toBe(refused);
});
