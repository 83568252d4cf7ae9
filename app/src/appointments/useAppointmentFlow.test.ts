// @vitest-environment jsdom
import type { Client } from '@portal/data/client';
import { FailureError, type Failure } from '@portal/domain/shared';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useAppointmentFlow } from './useAppointmentFlow.ts';
import { mockClient } from '@portal/data/testing';

afterEach(cleanup);

const slot = { date: '2026-11-25', time: '14:30' };
const failure: Failure = { kind: 'rejected', messages: ['Taken.'], value: null };

/** An open appointment, and a server that answers when the test says so. */
function open() {
  const answers: { answer: (value: unknown) => void; fail: (thrown: unknown) => void }[] = [];
  const call = vi.fn<Client['call']>(() => new Promise((answer, fail) => answers.push({ answer, fail })));
  const client = mockClient({ call });
  const onChanged = vi.fn();
  const hook = renderHook(() => useAppointmentFlow(client, { id: 601, typeId: 61 }, onChanged));
  const now = () => hook.result.current;
  const last = () => answers.at(-1) ?? expect.fail('nothing was sent');
  const confirm = () => {
    act(() => now().onFlow({ event: 'rescheduleOpened' }));
    act(() => now().onFlow({ event: 'slotChosen', slot }));
  };
  return { ...hook, now, call, last, onChanged, confirm };
}

test('sends a new day and time once, however often it is pressed', async () => {
  const { now, call, last, onChanged, confirm } = open();
  confirm();
  const { onSend } = now();
  act(() => {
    onSend();
    onSend();
  });
  act(() => now().onSend());
  expect(call).toHaveBeenCalledTimes(1);
  expect(call.mock.calls[0]?.[0]).toMatchObject({ path: 'Appointment/RescheduleAppointment' });
  expect(now().flow).toEqual({ step: 'rescheduling', slot });
  expect(onChanged).not.toHaveBeenCalled();
  await act(async () => last().answer(null));
  expect(now().flow).toEqual({ step: 'rescheduled', slot, detail: null });
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test('a refusal keeps the choice, which can be sent again', async () => {
  const { now, call, last, onChanged, confirm } = open();
  confirm();
  act(() => now().onSend());
  await act(async () => last().fail(new FailureError(failure)));
  expect(now().flow).toEqual({ step: 'rescheduleFailed', slot, failure });
  expect(onChanged).not.toHaveBeenCalled();
  act(() => now().onFlow({ event: 'backed' }));
  expect(now().flow).toEqual({ step: 'confirm', slot });
  act(() => now().onSend());
  expect(call).toHaveBeenCalledTimes(2);
});

test('cancels after the question, and says when that failed', async () => {
  const { now, call, last, onChanged } = open();
  act(() => now().onFlow({ event: 'cancelAsked' }));
  act(() => now().onSend());
  expect(call.mock.calls[0]?.[0]).toMatchObject({
    path: 'Appointment/CancelAppointment',
    body: { AppointmentId: 601 },
  });
  await act(async () => last().fail(new FailureError(failure)));
  expect(now().flow).toEqual({ step: 'cancelFailed', failure });
  act(() => now().onFlow({ event: 'backed' }));
  act(() => now().onFlow({ event: 'cancelAsked' }));
  act(() => now().onSend());
  await act(async () => last().answer(null));
  expect(now().flow).toEqual({ step: 'cancelled' });
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test('with nothing confirmed there is nothing to send', () => {
  const { now, call } = open();
  act(() => now().onSend());
  expect(call).not.toHaveBeenCalled();
  expect(now().flow).toEqual({ step: 'detail' });
});

test('tells of the change although it is closed meanwhile', async () => {
  const { now, last, onChanged, confirm, unmount } = open();
  confirm();
  act(() => now().onSend());
  unmount();
  await act(async () => last().answer(null));
  expect(onChanged).toHaveBeenCalledTimes(1);
});
