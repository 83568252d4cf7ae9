// @vitest-environment jsdom
import { personas } from '@portal/mocks/personas';
import { act, cleanup, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
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

describe('a call that failed once', () => {
  const FLAGS = 'Account/ShowVideoClassAndMeeting';

  /** The menu at a later page, without the answer to a call. */
  async function openWithout(path: string) {
    /** How often the menu was drawn as a skeleton. */
    let skeletons = 0;
    function useMenuAndPages() {
      const menu = useMenu(useSession());
      if (menu.items === null) skeletons += 1;
      return { ...menu, navigate: useNavigate() };
    }
    const rendered = renderHookInPortal(useMenuAndPages, { config: { roleBasedAccess: true } });
    const { result, queries, backend } = rendered;
    backend.faults.fail(path, { kind: 'status', status: 503 });
    await waitFor(() => expect(result.current.items).not.toBeNull());
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    const first = skeletons;
    return {
      ...rendered,
      newSkeletons: () => skeletons - first,
      times: (counted = path) => rendered.calls(counted).length,
      entries: () => result.current.items?.map(({ entry }) => entry) ?? [],
      goTo: (page: string) => act(async () => result.current.navigate(page)),
      comeBack: () => act(async () => void dispatchEvent(new Event('visibilitychange'))),
      settled: () => waitFor(() => expect(queries.isFetching()).toBe(0)),
    };
  }

  test.each([
    [FLAGS, 'liveClasses'],
    ['Setting/GetAppSetting', 'liveClasses'],
    ['Setting/GetStudentPermission', 'videos'],
  ] as const)('%s is repeated on the next page, and shows the entry %s', async (path, entry) => {
    const { backend, entries, times, goTo } = await openWithout(path);
    expect(entries()).not.toContain(entry);
    expect(times()).toBe(1);
    backend.faults.clear();
    await goTo('/MyCourseList');
    await waitFor(() => expect(entries()).toContain(entry));
    expect(times()).toBe(2);
  });

  test('brings the messages back in the tab', async () => {
    const { backend, result, times, comeBack } = await openWithout('Message/IsMessageEnabled');
    expect(result.current.messages).toBeNull();
    backend.faults.clear();
    await comeBack();
    await waitFor(() => expect(result.current.messages).not.toBeNull());
    expect(times()).toBe(2);
  });

  test.each([FLAGS, 'Setting/GetAppSetting', 'Setting/GetStudentPermission'])(
    '%s is repeated once for a page, and the menu stays meanwhile, where it fails again',
    async (path) => {
      const { backend, times, entries, goTo, settled, newSkeletons } = await openWithout(path);
      const before = entries();
      backend.faults.delay(path, 50);
      await goTo('/MyCourseList');
      await goTo('/MyCourseList?page=2');
      await settled();
      expect(times()).toBe(2);
      expect(newSkeletons()).toBe(0);
      expect(entries()).toEqual(before);
    },
  );

  test('is the only one that is repeated', async () => {
    const { times, goTo, comeBack, settled } = await openWithout(FLAGS);
    await goTo('/MyCourseList');
    await comeBack();
    await settled();
    expect(times('Setting/GetAppSetting')).toBe(1);
    expect(times('Setting/GetStudentPermission')).toBe(1);
    expect(times('Message/IsMessageEnabled')).toBe(1);
  });
});
