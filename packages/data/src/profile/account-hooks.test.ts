// @vitest-environment jsdom
import type { Fault } from '@portal/mocks/mock-backend';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderDataHook } from '../testing/index.ts';
import { useChangePicture, useDeleteAccount, useLinkAccount } from './account-hooks.ts';
import { useProfile } from './hooks.ts';

afterEach(cleanup);

const GET = 'Profile/GetProfile';
const PICTURE = 'Profile/ChangeProfilePicture';
const DELETE = 'Profile/DeleteStudentAccount';
const LINK = 'Profile/LinkStudentAccount';
const REFUSED: Fault = { kind: 'rejected', messages: ['Not now.', 'Ask your school.'] };
const JPEG = '/9j/4AAQ';

describe('a new picture', () => {
  async function open() {
    const rendered = renderDataHook(() => ({ profile: useProfile(), picture: useChangePicture() }));
    const { result } = rendered;
    await waitFor(() => expect(result.current.profile.loadable.status).toBe('ready'));
    return { ...rendered, status: () => result.current.picture.submission.status };
  }

  test('is sent once as base64, and its URL is the profile’s without another request', async () => {
    const { result, calls, status } = await open();
    const onDone = vi.fn();
    act(() => {
      result.current.picture.submit(JPEG, { onDone });
      result.current.picture.submit(JPEG);
    });
    await waitFor(() => expect(status()).toBe('done'));
    expect(calls(PICTURE).map(({ body }) => body)).toEqual([{ ImageBase64: JPEG }]);
    expect(result.current.profile.data?.pictureUrl).toMatch(/\/school\/students\/mei-1\.jpg$/);
    expect(onDone.mock.calls[0]?.[0]).toBe(result.current.profile.data?.pictureUrl);
    expect(calls(GET)).toHaveLength(1);
  });

  test('stays when a refetch of the profile is answered later', async () => {
    const { result, status, backend, queries } = await open();
    backend.faults.fail(GET, { kind: 'never' });
    act(() => void dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(queries.isFetching()).toBe(1));
    act(() => result.current.picture.submit(JPEG));
    await waitFor(() => expect(status()).toBe('done'));
    expect(queries.isFetching()).toBe(0);
    expect(result.current.profile.data?.pictureUrl).toMatch(/mei-1\.jpg$/);
  });

  test('that is refused leaves the profile as it is, and can be sent again', async () => {
    const { result, backend, status } = await open();
    backend.faults.fail(PICTURE, REFUSED, 1);
    act(() => result.current.picture.submit(JPEG));
    await waitFor(() => expect(status()).toBe('failed'));
    expect(result.current.picture.submission).toMatchObject({ failure: { messages: REFUSED.messages } });
    expect(result.current.profile.data?.pictureUrl).toBeNull();
    act(() => result.current.picture.submit(JPEG));
    await waitFor(() => expect(status()).toBe('done'));
  });
});

test('a picture that may be saved is fetched again: only the answer may be lost', async () => {
  const { result, backend, student } = renderDataHook(() => ({ profile: useProfile(), picture: useChangePicture() }));
  await waitFor(() => expect(result.current.profile.loadable.status).toBe('ready'));
  backend.faults.fail(PICTURE, { kind: 'status', status: 500 });
  student.account.ProfilePictureUrl = '/school/students/mei-1.jpg';
  act(() => result.current.picture.submit(JPEG));
  await waitFor(() => expect(result.current.picture.submission.status).toBe('failed'));
  expect(result.current.profile.data?.pictureUrl).toMatch(/mei-1\.jpg$/);
});

describe('deleting the account', () => {
  const open = () => {
    const onDeleted = vi.fn<() => void>();
    const rendered = renderDataHook(() => useDeleteAccount(onDeleted));
    return { ...rendered, onDeleted, status: () => rendered.result.current.submission.status };
  };

  test.each([null, 'solved'])('sends student, address and captcha %j once', async (captchaResponse) => {
    const { result, calls, status, backend, onDeleted } = open();
    act(() => {
      result.current.submit({ email: 'Mei@example.com', captchaResponse });
      result.current.submit({ email: 'Mei@example.com', captchaResponse });
    });
    await waitFor(() => expect(status()).toBe('done'));
    expect(calls(DELETE).map(({ body }) => body)).toEqual([
      { StudentId: 7001, EmailAddress: 'Mei@example.com', CaptchaResponse: captchaResponse },
    ]);
    expect(backend.students.some(({ userName }) => userName === 'mei')).toBe(false);
    expect(onDeleted).toHaveBeenCalledTimes(1);
  });

  test('goes on when the page has been left while it was on its way', async () => {
    const { result, onDeleted, unmount } = open();
    act(() => result.current.submit({ email: 'mei@example.com', captchaResponse: null }));
    unmount();
    await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
  });

  test('that is refused has every message, and can be tried again', async () => {
    const { result, calls, status, backend, onDeleted } = open();
    Object.assign(backend.setting, { CaptchaPublicKey: 'site-key' });
    const onFailed = vi.fn();
    act(() => result.current.submit({ email: 'kai@example.com', captchaResponse: null }, { onFailed }));
    await waitFor(() => expect(status()).toBe('failed'));
    expect(result.current.submission).toMatchObject({
      failure: { messages: ['This is not your email address.', 'Confirm that you are not a robot.'] },
    });
    expect(onFailed).toHaveBeenCalledTimes(1);
    expect(onDeleted).not.toHaveBeenCalled();
    act(() => result.current.submit({ email: 'mei@example.com', captchaResponse: 'solved' }));
    await waitFor(() => expect(status()).toBe('done'));
    expect(calls(DELETE)).toHaveLength(2);
  });
});

test('linking sends the stored address once, and its failure can be told from its success', async () => {
  const { result, calls, backend, student } = renderDataHook(useLinkAccount);
  backend.faults.fail(LINK, REFUSED, 1);
  act(() => result.current.submit('mei@example.com'));
  await waitFor(() => expect(result.current.submission.status).toBe('failed'));
  expect(student.account.IsSyncToGoogleAccount).toBe(false);
  act(() => {
    result.current.submit('mei@example.com');
    result.current.submit('mei@example.com');
  });
  await waitFor(() => expect(result.current.submission.status).toBe('done'));
  expect(calls(LINK).map(({ body }) => body)).toEqual([
    { EmailAddress: 'mei@example.com' },
    { EmailAddress: 'mei@example.com' },
  ]);
  expect(student.account.IsSyncToGoogleAccount).toBe(true);
});
