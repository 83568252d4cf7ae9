// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderDataHook } from '../testing/index.ts';
import { useNotificationAlert } from './hooks.ts';

afterEach(cleanup);

const ALERT = 'Account/GetNotificationAlert';

test('where the notification app is, for the student who is signed in, is asked once a visit', async () => {
  const { result, calls } = renderDataHook(() => [useNotificationAlert(), useNotificationAlert()] as const);
  await waitFor(() => expect(result.current[0].loadable.status).toBe('ready'));
  expect(result.current[1].data).toEqual({
    href: 'https://main.example/school/frames/notifications.html',
    userUuid: expect.stringMatching(/^[\da-f-]{36}$/),
    role: 'Student',
  });
  expect(calls(ALERT)).toHaveLength(1);
});

test('a failure can be retried', async () => {
  const { result, backend } = renderDataHook(useNotificationAlert);
  backend.faults.fail(ALERT, { kind: 'status', status: 500 }, 1);
  await waitFor(() => expect(result.current.loadable.status).toBe('failed'));
  result.current.retry();
  await waitFor(() => expect(result.current.loadable.status).toBe('ready'));
});
