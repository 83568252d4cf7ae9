// @vitest-environment jsdom
import { useActivePackages } from '@portal/data/packages';
import type { Fault } from '@portal/mocks/mock-backend';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useUnsubscribeFlow } from './useUnsubscribeFlow.ts';

afterEach(cleanup);

const UNSUBSCRIBE = 'Package/UnsubscribePackage';
const COACHING = 1250;

/** The list of active packages, and the question about one of them. */
async function open() {
  const onUnsubscribed = vi.fn<() => void>();
  const portal = renderHookInPortal(() => ({
    flow: useUnsubscribeFlow(onUnsubscribed),
    rows: useActivePackages({ page: 0, size: 10 }, true).data?.rows ?? [],
  }));
  const { result } = portal;
  const row = () => result.current.rows.find(({ id }) => id === COACHING);
  await waitFor(() => expect(row()).toBeDefined());
  act(() => {
    const subscription = row();
    if (subscription) result.current.flow.onUnsubscribe(subscription);
  });
  return { ...portal, onUnsubscribed, row, flow: () => result.current.flow };
}

describe('a subscription', () => {
  test('is not cancelled before the student confirms', async () => {
    const { flow, calls } = await open();
    expect(flow().subscriptionToCancel?.id).toBe(COACHING);
    act(() => flow().onCancelUnsubscribe());
    expect(flow().subscriptionToCancel).toBeNull();
    act(() => flow().onConfirmUnsubscribe());
    expect(calls(UNSUBSCRIBE)).toEqual([]);
  });

  test('is cancelled once, however often it is confirmed, and then the list shows it', async () => {
    const { flow, calls, student, onUnsubscribed, row } = await open();
    act(() => {
      flow().onConfirmUnsubscribe();
      flow().onConfirmUnsubscribe();
    });
    await waitFor(() => expect(onUnsubscribed).toHaveBeenCalledTimes(1));
    expect(flow().subscriptionToCancel).toBeNull();
    expect(flow().unsubscription.status).toBe('idle');
    expect(row()?.subscription).toBe('cancelled');
    expect(calls(UNSUBSCRIBE).map(({ body }) => body)).toEqual([
      { PackageId: COACHING, StudentId: student.account.StudentId },
    ]);
  });

  test.each<Fault>([
    { kind: 'status', status: 500 },
    { kind: 'rejected', messages: ['This subscription is cancelled already.'] },
  ])('is cancelled when the list shows it, whatever is answered: %j', async (fault) => {
    const { flow, backend, student, onUnsubscribed, row } = await open();
    backend.faults.fail(UNSUBSCRIBE, fault);
    const held = student.packages.find(({ packageId }) => packageId === COACHING) ?? expect.fail('no subscription');
    held.cancelled = true;
    act(() => flow().onConfirmUnsubscribe());
    await waitFor(() => expect(onUnsubscribed).toHaveBeenCalledTimes(1));
    expect(flow().subscriptionToCancel).toBeNull();
    await waitFor(() => expect(flow().unsubscription.status).toBe('idle'));
    expect(row()?.subscription).toBe('cancelled');
    expect(onUnsubscribed).toHaveBeenCalledTimes(1);
  });

  test('that the server does not cancel keeps its question, with the reason, until it is left', async () => {
    const { flow, backend, calls, onUnsubscribed } = await open();
    backend.faults.fail(UNSUBSCRIBE, { kind: 'rejected', messages: ['A payment is pending.'] }, 1);
    act(() => flow().onConfirmUnsubscribe());
    await waitFor(() =>
      expect(flow().unsubscription).toMatchObject({
        status: 'failed',
        failure: { messages: ['A payment is pending.'] },
      }),
    );
    expect(flow().subscriptionToCancel?.id).toBe(COACHING);
    expect(onUnsubscribed).not.toHaveBeenCalled();
    act(() => flow().onCancelUnsubscribe());
    await waitFor(() => expect(flow().unsubscription.status).toBe('idle'));
    expect(calls(UNSUBSCRIBE)).toHaveLength(1);
  });
});
