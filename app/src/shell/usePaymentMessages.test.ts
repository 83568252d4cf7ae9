// @vitest-environment jsdom
import { useCourses } from '@portal/data/courses';
import { useMenuFlags } from '@portal/data/shell';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Services } from '../portal/services.ts';
import { createSession } from '../testing/create-session.ts';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { usePaymentMessages } from './usePaymentMessages.ts';

const refreshAccount = vi.fn<Services['session']['refreshAccount']>().mockResolvedValue(true);
beforeEach(() => void refreshAccount.mockClear());
afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function open() {
  const { result, calls, student } = renderHookInPortal(
    () => {
      usePaymentMessages();
      return [useMenuFlags(), useCourses()];
    },
    { services: { session: { ...createSession(() => null), refreshAccount } } },
  );
  await waitFor(() => expect(result.current.every(({ data }) => data !== undefined)).toBe(true));
  localStorage.setItem(`endingPackages:${student.account.StudentId}`, '[]');
  return {
    /** The requests for the account, the flags of the menu and the courses. */
    asked: () => [
      refreshAccount.mock.calls.length,
      calls('Account/ShowVideoClassAndMeeting').length,
      calls('Course/PagedStudentCourse').length,
    ],
  };
}

const arrives = (data: unknown, origin = location.origin) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: null })));

test('a payment in another tab is noticed on every page: account and data are fetched again (contract 4.4)', async () => {
  const { asked } = await open();
  expect(asked()).toEqual([0, 1, 1]);
  arrives({ ReloadPackage: true });
  await waitFor(() => expect(asked()).toEqual([1, 2, 2]));
  expect(Object.keys(localStorage)).toEqual([]);
});

test.each([
  ['another message', { ReloadCurrentPage: true }, location.origin],
  ['a page that is not of the school', { ReloadPackage: true }, 'https://evil.example'],
])('%s has no effect', async (_name, data, origin) => {
  const { asked } = await open();
  arrives(data, origin);
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
  expect(asked()).toEqual([0, 1, 1]);
});
