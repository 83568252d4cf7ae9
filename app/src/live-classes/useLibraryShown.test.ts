// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useLibraryShown } from './useLibraryShown.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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

test.each(['LiveClass/ShowHideLiveClassLibrary', 'Setting/GetAppSetting'])(
  'whether it is there is not known before %s is answered, and then it is not where that failed',
  async (path) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { result, backend } = renderHookInPortal(useLibraryShown);
    backend.faults.delay(path, 5000);
    backend.faults.fail(path, { kind: 'status', status: 500 });
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current).toBe(false));
  },
);
