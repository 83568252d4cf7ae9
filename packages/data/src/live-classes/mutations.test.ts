import { FailureError, type Failure } from '@portal/domain/shared';
import { QueryClient, type MutationOptions } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Client } from '../client/index.ts';
import { mockClient } from '../testing/index.ts';
import { libraryMutations } from './library-mutations.ts';
import { liveClassMutations } from './mutations.ts';

const failure: Failure = { kind: 'rejected', messages: ['Not now.', 'Second.'], value: null };
const refused = new FailureError(failure);

/** A client that gives these answers, one after the other; what is an error is thrown. */
function script(...answers: unknown[]) {
  const call = vi.fn<Client['call']>(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { client: mockClient({ call }), specs: () => call.mock.calls.map(([spec]) => spec) };
}

function execute<Result, Context>(options: MutationOptions<Result, Error, void, Context>): Promise<Result> {
  const queries = new QueryClient();
  return queries.getMutationCache().build(queries, options).execute();
}

const liveClass = { id: 402, name: 'Planning' };
const free = { IsFull: false, IsWarning: false };
const CHECK = 'LiveClass/IsValidLiveClassRegister';
const BOTH = [CHECK, 'LiveClass/RegisterLiveClass'];

test.each([
  ['a free seat', [free, { Message: 'You are in.' }], BOTH, { kind: 'registered', message: 'You are in.' }],
  ['a free seat, without a word', [free, null], BOTH, { kind: 'registered', message: '' }],
  ['a full class', [{ IsFull: true, WarningMessage: 'Full.' }], [CHECK], { kind: 'full', message: 'Full.' }],
  ['a full class, as the dashboard hears it', [{ IsFull: true, ErrorMessage: 'Full.' }], [CHECK], { kind: 'full' }],
  ['a conflict', [{ IsWarning: true, WarningMessage: 'Busy.' }], [CHECK], { kind: 'conflict', message: 'Busy.' }],
])('registering: %s', async (_name, answers, paths, expected) => {
  const { client, specs } = script(...answers);
  const outcome = await execute(liveClassMutations.register(client, 7001, liveClass, 'list'));
  expect(outcome).toMatchObject({ ...expected, name: 'Planning' });
  expect(specs().map(({ path }) => path)).toEqual(paths);
});

test.each([
  ['the check', [refused], [CHECK]],
  ['the registration', [free, refused], BOTH],
])('registering where %s fails tells why', async (_name, answers, paths) => {
  const { client, specs } = script(...answers);
  await expect(execute(liveClassMutations.register(client, 7001, liveClass, 'list'))).rejects.toBe(refused);
  expect(specs().map(({ path }) => path)).toEqual(paths);
});

test('what is sent, as the contract spells it', async () => {
  const { client, specs } = script(free, null, null, null);
  await execute(liveClassMutations.register(client, 7001, liveClass, 'list'));
  await execute(liveClassMutations.cancel(client, liveClass));
  await execute(libraryMutations.setAsWatched(client, { userId: 5001, studentId: 7001, userName: 'mei' }, { id: 9 }));
  const both = { StudentId: 7001, LiveClassEventId: 402 };
  const watched = { StudentId: 7001, UserName: 'mei', LiveClassLibraryId: 9 };
  expect(specs()).toEqual([
    { path: 'LiveClass/IsValidLiveClassRegister', method: 'POST', body: both },
    { path: 'LiveClass/RegisterLiveClass', method: 'POST', body: both },
    { path: 'LiveClass/CancelRegisterLiveClass', method: 'POST', body: { LiveClassEventId: 402 } },
    { path: 'LiveClassLibrary/SetAsWatched', method: 'POST', body: watched, silent: true },
  ]);
});

test('the dashboard registers without the id of the student, and checks with it', async () => {
  const { client, specs } = script(free, null);
  await execute(liveClassMutations.register(client, 7001, liveClass, 'dashboard'));
  expect(specs().map(({ body }) => body)).toEqual([
    { StudentId: 7001, LiveClassEventId: 402 },
    { LiveClassEventId: 402 },
  ]);
});

test('cancelling a registration', async () => {
  const { client } = script({ Message: 'Your seat is free.' });
  expect(await execute(liveClassMutations.cancel(client, liveClass))).toBe('Your seat is free.');
  await expect(execute(liveClassMutations.cancel(script(refused).client, liveClass))).rejects.toBe(refused);
});
