// @vitest-environment jsdom
import type { ProfileChanges } from '@portal/domain/profile';
import type { Account } from '@portal/domain/session';
import type { Fault, MockBackend } from '@portal/mocks/mock-backend';
import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useClient, useStudent } from '../client/index.ts';
import { fetchAccount } from '../session/index.ts';
import { renderDataHook } from '../testing/index.ts';
import { useProfile, useProfileOptions, useUndoEmailChange, useUpdateProfile } from './hooks.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const GET = 'Profile/GetProfile';
const UPDATE = 'Profile/UpdateProfile';
const UNDO = 'Profile/UndoEmailChanges';
const ACCOUNT = 'Account/GetAccountInformation';
const REFUSED: Fault = { kind: 'rejected', messages: ['Not now.'] };

const comeBack = () => act(() => void dispatchEvent(new Event('visibilitychange')));

/** The page's hooks, with a profile that is loaded. */
async function open(userName?: string) {
  const onAccount = vi.fn<(account: Account) => void>();
  const setTimeZone = vi.fn<(timeZone: string) => void>();
  const rendered = renderDataHook(
    () => {
      const [queries, client, { userId }] = [useQueryClient(), useClient(), useStudent()];
      const refreshAccount = async () => {
        const account = await fetchAccount(queries, client, userId).catch(() => null);
        if (account) onAccount(account);
        return account !== null;
      };
      return {
        profile: useProfile(),
        update: useUpdateProfile({ refreshAccount, setTimeZone }),
        undo: useUndoEmailChange({ refreshAccount }),
      };
    },
    { userName },
  );
  const { result } = rendered;
  await waitFor(() => expect(result.current.profile.loadable.status).toBe('ready'));
  const profile = () => result.current.profile.data ?? expect.fail('no profile');
  return {
    ...rendered,
    onAccount,
    setTimeZone,
    profile,
    save: (changes: ProfileChanges) => act(() => result.current.update.submit(changes)),
    status: (write: 'update' | 'undo') => result.current[write].submission.status,
  };
}

test('the select lists are as long as those of a school', async () => {
  const { result } = renderDataHook(() => useProfileOptions());
  await waitFor(() => expect(result.current.loadable.status).toBe('ready'));
  expect(result.current.data?.countries.length).toBeGreaterThan(200);
  expect(result.current.data?.timeZones.length).toBeGreaterThan(300);
});

test('who comes back to the page has the profile of now, without an error page when it cannot be fetched', async () => {
  const { profile, calls, student, backend, failures } = await open('kai');
  Object.assign(student.account, { IsHasEmailChangedRequest: false, NewEmailRequest: null });
  student.profile.EmailAddress = 'kai.new@example.com';
  comeBack();
  await waitFor(() =>
    expect(profile()).toMatchObject({ pendingEmail: null, fields: { email: 'kai.new@example.com' } }),
  );
  backend.faults.fail(GET, { kind: 'status', status: 500 });
  comeBack();
  await waitFor(() => expect(failures()).toEqual([{ path: GET, silent: true }]));
  expect(profile().fields.email).toBe('kai.new@example.com');
  expect(calls(GET)).toHaveLength(3);
});

describe('a saved profile', () => {
  test('is sent with every field, and done when profile and account are fresh', async () => {
    const { save, status, calls, profile, onAccount } = await open();
    save({ firstName: 'Mei Ling', timeZone: 'Asia/Shanghai' });
    await waitFor(() => expect(status('update')).toBe('done'));
    expect(calls(UPDATE)).toHaveLength(1);
    expect(calls(UPDATE)[0]?.body).toMatchObject({ Id: 7001, FirstName: 'Mei Ling', TimeZoneId: 'Asia/Shanghai' });
    expect(Object.keys(calls(UPDATE)[0]?.body as object)).toHaveLength(16);
    expect(calls(GET)).toHaveLength(3);
    expect(profile().fields.firstName).toBe('Mei Ling');
    expect(onAccount).toHaveBeenCalledTimes(1);
    expect(onAccount.mock.calls[0]?.[0]).toMatchObject({ firstName: 'Mei Ling', timeZone: 'Asia/Shanghai' });
  });

  test('has what was saved elsewhere meanwhile, except in the changed fields', async () => {
    const { save, status, calls, student } = await open();
    student.profile.Phone = '+61 499 999 999';
    student.profile.EmailAddress = 'mei.new@example.com';
    save({ address: '5 George St' });
    await waitFor(() => expect(status('update')).toBe('done'));
    expect(calls(UPDATE)[0]?.body).toMatchObject({
      Phone: '+61 499 999 999',
      EmailAddress: 'mei.new@example.com',
      Address: '5 George St',
    });
    expect(student.account.IsHasEmailChangedRequest).toBe(false);
  });

  describe('with names, while a new email waits that was entered elsewhere', () => {
    const withheld = { firstName: 'Mei Ling' };
    async function openWaiting() {
      const opened = await open();
      const { account } = opened.student;
      Object.assign(account, { IsHasEmailChangedRequest: true, NewEmailRequest: 'mei.new@example.com' });
      return opened;
    }

    test('has the rest, and results in the names', async () => {
      const { save, status, calls, result, profile } = await openWaiting();
      save({ ...withheld, address: '5 George St' });
      await waitFor(() => expect(status('update')).toBe('done'));
      expect(calls(UPDATE)[0]?.body).toMatchObject({ FirstName: 'Mei', Address: '5 George St' });
      expect(result.current.update.submission).toMatchObject({
        result: { profile: profile(), withheld, isSent: true },
      });
    });

    test('is not sent when there is nothing else in it', async () => {
      const { save, status, calls, result, profile } = await openWaiting();
      save(withheld);
      await waitFor(() => expect(status('update')).toBe('done'));
      expect(calls(UPDATE)).toEqual([]);
      expect(result.current.update.submission).toMatchObject({
        result: { profile: profile(), withheld, isSent: false },
      });
    });
  });

  test('waits for a refetch that is pending, in place of another one', async () => {
    const { save, status, calls, student } = await open();
    student.profile.Phone = '+61 499 999 999';
    comeBack();
    save({ address: '5 George St' });
    await waitFor(() => expect(status('update')).toBe('done'));
    expect(calls(UPDATE)[0]?.body).toMatchObject({ Phone: '+61 499 999 999', Address: '5 George St' });
    expect(calls().map(({ path }) => path)).toEqual([GET, GET, UPDATE, expect.anything(), expect.anything()]);
  });

  test('is sent over the known profile when that cannot be fetched', async () => {
    const { save, status, calls, profile, backend } = await open();
    const { email, phone } = profile().fields;
    backend.faults.fail(GET, { kind: 'status', status: 500 }, 1);
    save({ address: '5 George St' });
    await waitFor(() => expect(status('update')).toBe('done'));
    expect(calls(UPDATE).map(({ body }) => body)).toEqual([
      expect.objectContaining({ EmailAddress: email, Phone: phone, Address: '5 George St' }),
    ]);
  });

  test('is not sent when the session has ended', async () => {
    const { save, status, calls, result, backend } = await open();
    backend.faults.fail(GET, { kind: 'status', status: 401 });
    save({ address: '5 George St' });
    await waitFor(() => expect(status('update')).toBe('failed'));
    expect(result.current.update.submission).toMatchObject({ failure: { kind: 'unauthorised' } });
    expect(calls(UPDATE)).toEqual([]);
  });

  test('that is saved once more at once has the account fetched once more', async () => {
    const { save, status, onAccount } = await open();
    save({ firstName: 'Mei Ling' });
    await waitFor(() => expect(status('update')).toBe('done'));
    save({ firstName: 'Mei' });
    await waitFor(() => expect(onAccount).toHaveBeenCalledTimes(2));
    expect(onAccount.mock.calls.map(([{ firstName }]) => firstName)).toEqual(['Mei Ling', 'Mei']);
  });

  test('is sent once by a double press', async () => {
    const { save, status, calls } = await open();
    save({ phone: '1' });
    save({ phone: '2' });
    await waitFor(() => expect(status('update')).toBe('done'));
    expect(calls(UPDATE)).toHaveLength(1);
  });

  test('that the server refuses has its reasons, and can be sent again', async () => {
    const { save, status, calls, result, onAccount } = await open();
    save({ birthDate: '2030-01-01' });
    await waitFor(() => expect(status('update')).toBe('failed'));
    expect(result.current.update.submission).toMatchObject({
      failure: { kind: 'rejected', messages: ['The birth date cannot be in the future.'] },
    });
    expect(onAccount).not.toHaveBeenCalled();
    expect(calls(GET)).toHaveLength(2);
    save({ birthDate: '1998-01-01' });
    await waitFor(() => expect(status('update')).toBe('done'));
    expect(calls(UPDATE)).toHaveLength(2);
  });

  test('results in the values that the server has stored, in its own form', async () => {
    const { save, status, profile, result, student } = await open();
    student.profile = new Proxy(student.profile, {
      set: (stored, field, sent: string) =>
        Reflect.set(stored, field, field === 'Phone' ? sent.replaceAll(' ', '') : sent),
    });
    save({ phone: '+61 499 999 999' });
    await waitFor(() => expect(status('update')).toBe('done'));
    expect(profile().fields.phone).toBe('+61499999999');
    expect(result.current.update.submission).toEqual({
      status: 'done',
      result: { profile: profile(), withheld: {}, isSent: true },
    });
  });

  test.each([ACCOUNT, GET])('is done also when %s fails after it', async (call) => {
    const { save, status, backend, profile } = await open();
    backend.faults.fail(call, { kind: 'status', status: 500 });
    save({ phone: '1' });
    await waitFor(() => expect(status('update')).toBe('done'));
    expect(profile().fields.phone).toBe('1');
  });

  test.each([ACCOUNT, GET])('is done soon, also while %s hangs after it', async (call) => {
    const { save, status, backend, profile, calls, setTimeZone } = await open();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    backend.faults.delay(UPDATE, 1000);
    save({ phone: '1', timeZone: 'Asia/Shanghai' });
    await waitFor(() => expect(calls(UPDATE)).toHaveLength(1));
    backend.faults.fail(call, { kind: 'never' });
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(status('update')).toBe('pending');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(status('update')).toBe('done');
    expect(profile().fields.phone).toBe('1');
    expect(setTimeZone).toHaveBeenCalledExactlyOnceWith('Asia/Shanghai');
  });

  test('whose answer is lost is saved when the profile has what was sent', async () => {
    const { save, status, profile, backend, student, onAccount } = await open();
    backend.faults.fail(UPDATE, { kind: 'offline' });
    student.account.TimeZoneWithUtc = '(UTC+08:00) Asia/Shanghai';
    save({ timeZone: 'Asia/Shanghai' });
    await waitFor(() => expect(status('update')).toBe('done'));
    expect(profile().fields.timeZone).toBe('Asia/Shanghai');
    expect(onAccount.mock.calls[0]?.[0]).toMatchObject({ timeZone: 'Asia/Shanghai' });
  });

  test.each([
    ['has something else', () => undefined],
    ['cannot be fetched', (backend: MockBackend) => backend.faults.fail(GET, { kind: 'status', status: 500 })],
  ])('whose answer is lost may be saved when the profile %s', async (_name, prepare) => {
    const { save, status, calls, backend, onAccount } = await open();
    backend.faults.fail(UPDATE, { kind: 'status', status: 500 });
    prepare(backend);
    save({ phone: '1' });
    await waitFor(() => expect(status('update')).toBe('failed'));
    expect(calls(GET)).toHaveLength(3);
    expect(onAccount).toHaveBeenCalledTimes(1);
  });

  test('in another zone sets the zone of the account where it could not be fetched', async () => {
    const { save, status, backend, setTimeZone, onAccount } = await open();
    save({ timeZone: 'Asia/Tokyo' });
    await waitFor(() => expect(status('update')).toBe('done'));
    expect(onAccount.mock.calls[0]?.[0]).toMatchObject({ timeZone: 'Asia/Tokyo' });
    expect(setTimeZone).not.toHaveBeenCalled();
    backend.faults.fail(ACCOUNT, { kind: 'status', status: 500 }, 1);
    save({ timeZone: 'Asia/Shanghai' });
    await waitFor(() => expect(setTimeZone).toHaveBeenCalledExactlyOnceWith('Asia/Shanghai'));
    expect(status('update')).toBe('done');
  });

  test('that may not be saved sets no zone, also where the account could not be fetched', async () => {
    const { save, status, backend, setTimeZone } = await open();
    backend.faults.fail(UPDATE, { kind: 'offline' });
    backend.faults.fail(ACCOUNT, { kind: 'status', status: 500 });
    save({ timeZone: 'Asia/Shanghai' });
    await waitFor(() => expect(status('update')).toBe('failed'));
    expect(setTimeZone).not.toHaveBeenCalled();
  });
});

describe('a changed email', () => {
  test('waits for its confirmation; the address stays', async () => {
    const { save, status, profile, onAccount } = await open();
    save({ email: 'mei.new@example.com' });
    await waitFor(() => expect(status('update')).toBe('done'));
    expect(profile()).toMatchObject({
      fields: { email: 'mei@example.com' },
      pendingEmail: { address: 'mei.new@example.com' },
    });
    expect(onAccount.mock.calls[0]?.[0]).toMatchObject({ emailChangePending: true, newEmail: 'mei.new@example.com' });
  });

  test('can be undone', async () => {
    const { result, status, profile, calls, onAccount } = await open('kai');
    expect(profile().pendingEmail).toEqual({ address: 'kai.new@example.com' });
    act(() => result.current.undo.submit());
    act(() => result.current.undo.submit());
    await waitFor(() => expect(status('undo')).toBe('done'));
    expect(calls(UNDO)).toHaveLength(1);
    expect(profile().pendingEmail).toBeNull();
    expect(onAccount.mock.calls[0]?.[0]).toMatchObject({ emailChangePending: false, newEmail: null });
  });

  test.each([ACCOUNT, GET])('is undone also when %s fails after it', async (call) => {
    const { result, status, backend, profile } = await open('kai');
    backend.faults.fail(call, { kind: 'status', status: 500 });
    act(() => result.current.undo.submit());
    await waitFor(() => expect(status('undo')).toBe('done'));
    expect(profile().pendingEmail).toBeNull();
  });

  test('whose undoing has no answer is undone when the profile has none', async () => {
    const { result, status, profile, backend, student, onAccount } = await open('kai');
    backend.faults.fail(UNDO, { kind: 'offline' });
    Object.assign(student.account, { IsHasEmailChangedRequest: false, NewEmailRequest: null });
    act(() => result.current.undo.submit());
    await waitFor(() => expect(status('undo')).toBe('done'));
    expect(profile().pendingEmail).toBeNull();
    expect(onAccount.mock.calls[0]?.[0]).toMatchObject({ emailChangePending: false, newEmail: null });
  });

  test('may be undone when the answer is lost and the profile still has one', async () => {
    const { result, status, backend, calls } = await open('kai');
    backend.faults.fail(UNDO, { kind: 'status', status: 500 });
    act(() => result.current.undo.submit());
    await waitFor(() => expect(status('undo')).toBe('failed'));
    expect(calls(GET)).toHaveLength(2);
  });

  test('stays when undoing is refused, and is not fetched again', async () => {
    const { result, status, profile, backend, calls } = await open('kai');
    backend.faults.fail(UNDO, REFUSED);
    act(() => result.current.undo.submit());
    await waitFor(() => expect(status('undo')).toBe('failed'));
    expect(profile().pendingEmail).not.toBeNull();
    expect(calls(GET)).toHaveLength(1);
  });
});
