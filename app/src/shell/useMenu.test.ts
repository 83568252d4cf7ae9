// @vitest-environment jsdom
import { personas } from '@portal/mocks/personas';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSession } from '../session/SignedIn.tsx';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useMenu } from './useMenu.ts';

afterEach(cleanup);

test.each([
  ['a student', '/Notification', personas.active],
  ['an archived student', null, personas.archived],
])('the bell of %s leads to %s', async (_who, expected, { userName }) => {
  const { result } = renderHookInPortal(() => useMenu(useSession()), { userName });
  await waitFor(() => expect(result.current.items).not.toBeNull());
  expect(result.current.notificationsHref).toBe(expected);
});

test.each([
  ['settings', 'Setting/GetAppSetting', ['dashboard', 'courses', 'videos', 'assessments'], null],
  ['flags', 'Account/ShowVideoClassAndMeeting', ['dashboard', 'courses', 'assessments', 'events'], '/Notification'],
] as const)('without an answer about the %s nothing is shown that needs them', async (_what, path, first, bell) => {
  const { result, backend } = renderHookInPortal(() => useMenu(useSession()));
  backend.faults.fail(path, { kind: 'status', status: 500 });
  await waitFor(() => expect(result.current.items).not.toBeNull());
  const entries = result.current.items?.map(({ entry }) => entry);
  expect(entries).toEqual([...first, 'enrollment', 'help', 'profile']);
  expect(result.current.notificationsHref).toBe(bell);
});
