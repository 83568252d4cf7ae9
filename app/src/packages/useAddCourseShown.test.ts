// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useAddCourseShown } from './useAddCourseShown.ts';

afterEach(cleanup);

const SETTINGS = 'Sidebar/GetSidebarSettings';

describe('the entry to the courses', () => {
  test('is shown where the school allows it, once that is known', async () => {
    const { result } = renderHookInPortal(() => useAddCourseShown(true));
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current).toBe(true));
  });

  test('is hidden where the school does not allow it', async () => {
    const { result, backend } = renderHookInPortal(() => useAddCourseShown(true));
    backend.sidebar = { ...backend.sidebar, ShowAddCourse: false };
    await waitFor(() => expect(result.current).toBe(false));
  });

  test('is shown when the settings cannot be had', async () => {
    const { result, backend } = renderHookInPortal(() => useAddCourseShown(true));
    backend.faults.fail(SETTINGS, { kind: 'rejected', messages: [] });
    await waitFor(() => expect(result.current).toBe(true));
  });

  test.each([
    [['edit:course'], true],
    [['edit:message'], false],
  ])('goes by the permissions %j where access is role-based: %s', async (permissions, expected) => {
    const { result, backend } = renderHookInPortal(() => useAddCourseShown(true), {
      config: { roleBasedAccess: true },
    });
    backend.permissions = permissions;
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current).toBe(expected));
  });

  test('asks for nothing where it is not needed', () => {
    const { result, calls } = renderHookInPortal(() => useAddCourseShown(false));
    expect(result.current).toBeNull();
    expect(calls(SETTINGS)).toEqual([]);
  });
});
