// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useLibraryShown } from './useLibraryShown.ts';

afterEach(cleanup);

test.each([
  [['edit:liveclasslibrary'], true],
  [['edit:course'], false],
])('where access is role-based the library goes by the permissions %j: %s', async (permissions, expected) => {
  const { result, backend } = renderHookInPortal(useLibraryShown, { config: { roleBasedAccess: true } });
  backend.permissions = permissions;
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toBe(expected));
});

/** LIV-08. */
test.each([true, false])('the library is there as the school’s lock says: %s', async (open) => {
  const { result, backend } = renderHookInPortal(useLibraryShown);
  backend.setting.FeatureLock.AllowStudentShowLiveClassLibrary = open;
  await waitFor(() => expect(result.current).toBe(open));
});
