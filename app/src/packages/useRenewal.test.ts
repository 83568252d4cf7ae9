// @vitest-environment jsdom
import { useMenuFlags } from '@portal/data/shell';
import type { PurchaseState } from '@portal/domain/packages';
import type { PurchaseDialogs } from '@portal/ui/packages';
import { act, cleanup, waitFor } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Services } from '../portal/services.ts';
import { createSession } from '../testing/create-session.ts';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useRenewal } from './useRenewal.tsx';

const FLAGS = 'Account/ShowVideoClassAndMeeting';
const [MEI, ARCHIVED] = ['mei', 'ana'];

const expired = (id: number, course: number, free: boolean) => ({
  id,
  name: 'A package',
  description: null,
  icon: { kind: 'default' } as const,
  certificateId: null,
  renewalDate: null,
  free,
  item: { kind: 'course', id: course } as const,
});
const FREE_WITH_CLASSES = expired(1080, 108, true);
const PAID = expired(1060, 106, false);

const leave = vi.fn<Services['leave']>();
const refreshAccount = vi.fn<Services['session']['refreshAccount']>();
const onRenewed = vi.fn<() => void>();

beforeEach(() => {
  for (const spy of [leave, refreshAccount, onRenewed]) spy.mockReset();
  refreshAccount.mockResolvedValue(true);
  // The browser blocks the tab of a payment: there is a link.
  vi.spyOn(window, 'open').mockReturnValue(null);
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(userName: string | undefined) {
  const { result, calls, student, unmount } = renderHookInPortal(
    () => ({ renewal: useRenewal([], onRenewed), flags: useMenuFlags() }),
    { userName, services: { leave, session: { ...createSession(() => null), refreshAccount } } },
  );
  const dialogs = () => (result.current.renewal.dialogs as ReactElement<ComponentProps<typeof PurchaseDialogs>>).props;
  return {
    dialogs,
    unmount,
    studentId: student.account.StudentId,
    /** The requests for the account and the flags of the menu. */
    asked: () => [refreshAccount.mock.calls.length, calls(FLAGS).length],
    start: async (one: typeof PAID, step: PurchaseState['step']) => {
      await waitFor(() => expect(result.current.flags.data).toBeDefined());
      act(() => result.current.renewal.onRenew(one));
      await waitFor(() => expect(dialogs()).toMatchObject({ busy: false, purchase: { step } }));
    },
  };
}

describe('after a renewal the account and the menu are fetched again', () => {
  test('of a free package', async () => {
    const { start, dialogs, asked } = open(MEI);
    await start(FREE_WITH_CLASSES, 'class');
    expect(asked()).toEqual([0, 1]);
    act(() => dialogs().onClassConfirm());
    await waitFor(() => expect(asked()).toEqual([1, 2]));
    expect(onRenewed).toHaveBeenCalledTimes(1);
    expect(leave).not.toHaveBeenCalled();
  });

  test('of a free package, when the page has been left meanwhile', async () => {
    const { start, dialogs, unmount } = open(MEI);
    await start(FREE_WITH_CLASSES, 'class');
    act(() => dialogs().onClassConfirm());
    unmount();
    await waitFor(() => expect(refreshAccount).toHaveBeenCalledTimes(1));
  });

  test('of a paid package, when the student says that it is paid', async () => {
    const { start, dialogs, asked } = open(MEI);
    await start(PAID, 'waiting');
    act(() => dialogs().onPaid());
    await waitFor(() => expect(asked()).toEqual([1, 2]));
    expect(dialogs().purchase.step).toBe('idle');
  });
});

test.each([MEI, ARCHIVED])(
  'the dialog of %s closes when the page of the payment says that it is paid',
  async (userName) => {
    const { start, dialogs } = open(userName);
    await start(PAID, 'waiting');
    act(() => {
      const data = { ReloadPackage: true };
      window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: null }));
    });
    expect(dialogs().purchase.step).toBe('idle');
  },
);

test('an archived student starts again after a free package', async () => {
  const { start, dialogs } = open(ARCHIVED);
  await start(FREE_WITH_CLASSES, 'class');
  act(() => dialogs().onClassConfirm());
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
  expect(onRenewed).not.toHaveBeenCalled();
});

test.each([
  ['free', FREE_WITH_CLASSES, 'class', 'onClassConfirm'],
  ['paid', PAID, 'waiting', 'onPaid'],
] as const)('a renewal of a %s package forgets which packages end', async (_name, one, step, action) => {
  const { start, dialogs, studentId } = open(MEI);
  localStorage.setItem(`endingPackages:${studentId}`, '[]');
  localStorage.setItem(`packageNudge:${studentId}`, '2026-11-21');
  await start(one, step);
  act(() => dialogs()[action]());
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
});
