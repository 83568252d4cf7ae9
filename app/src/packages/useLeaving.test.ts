// @vitest-environment jsdom
import { useActivePackages } from '@portal/data/packages';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useLeaving } from './useLeaving.ts';

afterEach(cleanup);

const UNSUBSCRIBE = 'Package/UnsubscribePackage';
const COACHING = 1250;

/** The list of active packages, and the question about one of them. */
async function open() {
  const onLeft = vi.fn<() => void>();
  const portal = renderHookInPortal(() => ({
    leaving: useLeaving(onLeft),
    rows: useActivePackages({ page: 0, size: 10 }, true).data?.rows ?? [],
  }));
  const { result } = portal;
  const row = () => result.current.rows.find(({ id }) => id === COACHING);
  await waitFor(() => expect(row()).toBeDefined());
  act(() => {
    const subscription = row();
    if (subscription) result.current.leaving.onUnsubscribe(subscription);
  });
  return { ...portal, onLeft, row, leaving: () => result.current.leaving };
}

describe('a subscription', () => {
  test('is not cancelled before the student confirms', async () => {
    const { leaving, calls } = await open();
    expect(leaving().leaving?.id).toBe(COACHING);
    act(() => leaving().onKeepSubscription());
    expect(leaving().leaving).toBeNull();
    act(() => leaving().onConfirmUnsubscribe());
    expect(calls(UNSUBSCRIBE)).toEqual([]);
  });

  test('is cancelled once, however often it is confirmed, and then the list shows it', async () => {
    const { leaving, calls, student, onLeft, row } = await open();
    act(() => {
      leaving().onConfirmUnsubscribe();
      leaving().onConfirmUnsubscribe();
    });
    await waitFor(() => expect(onLeft).toHaveBeenCalledTimes(1));
    expect(leaving().leaving).toBeNull();
    expect(leaving().unsubscription.status).toBe('idle');
    expect(row()?.subscription).toBe('cancelled');
    expect(calls(UNSUBSCRIBE).map(({ body }) => body)).toEqual([
      { PackageId: COACHING, StudentId: student.account.StudentId },
    ]);
  });

  test('that the server does not cancel keeps its question, with the reason, until it is left', async () => {
    const { leaving, backend, calls, onLeft } = await open();
    backend.faults.fail(UNSUBSCRIBE, { kind: 'rejected', messages: ['A payment is pending.'] }, 1);
    act(() => leaving().onConfirmUnsubscribe());
    await waitFor(() =>
      expect(leaving().unsubscription).toMatchObject({
        status: 'failed',
        failure: { messages: ['A payment is pending.'] },
      }),
    );
    expect(leaving().leaving?.id).toBe(COACHING);
    expect(onLeft).not.toHaveBeenCalled();
    act(() => leaving().onKeepSubscription());
    await waitFor(() => expect(leaving().unsubscription.status).toBe('idle'));
    expect(calls(UNSUBSCRIBE)).toHaveLength(1);
  });
});
