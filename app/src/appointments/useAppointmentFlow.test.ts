// @vitest-environment jsdom
import type { Fault } from '@portal/mocks/mock-backend';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useAppointmentFlow } from './useAppointmentFlow.ts';

afterEach(cleanup);

const slot = { date: '2026-12-01', time: '15:00' };
const RESCHEDULE = 'Appointment/RescheduleAppointment';
const CANCEL = 'Appointment/CancelAppointment';
const REFUSED: Fault = { kind: 'rejected', messages: ['Not now.'] };

/** An open appointment in front of the mock backend. */
function open() {
  const rendered = renderHookInPortal(() => useAppointmentFlow({ id: 601, typeId: 61 }));
  const now = () => rendered.result.current;
  const confirm = () => {
    act(() => now().onFlow({ type: 'rescheduleStarted' }));
    act(() => now().onFlow({ type: 'slotChosen', slot }));
  };
  return { ...rendered, now, confirm };
}

test('sends the day and time that were confirmed, once', async () => {
  const { now, calls, confirm } = open();
  confirm();
  const { onSend } = now();
  act(() => {
    onSend();
    onSend();
  });
  await waitFor(() => expect(now().rescheduling).toMatchObject({ status: 'done', result: { id: 601 } }));
  expect(now().flow).toEqual({ kind: 'confirm', slot });
  expect(calls(RESCHEDULE).map(({ body }) => body)).toEqual([
    { AppointmentId: 601, AppointmentTypeId: 61, StartDate: slot.date, StartTime: slot.time },
  ]);
});

test('a refusal keeps the choice, which can be sent again', async () => {
  const { now, backend, confirm } = open();
  backend.faults.fail(RESCHEDULE, REFUSED, 1);
  confirm();
  act(() => now().onSend());
  await waitFor(() => expect(now().rescheduling).toMatchObject({ status: 'failed', failure: REFUSED }));
  act(() => now().onFailureClose());
  await waitFor(() => expect(now().rescheduling.status).toBe('idle'));
  expect(now().flow).toEqual({ kind: 'confirm', slot });
  act(() => now().onSend());
  await waitFor(() => expect(now().rescheduling.status).toBe('done'));
});

test('offline, where nothing was sent, the choice stays and can be sent later (ADR 8)', async () => {
  const { now, backend, confirm } = open();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  backend.faults.fail(RESCHEDULE, { kind: 'offline' }, 1);
  confirm();
  act(() => now().onSend());
  await waitFor(() => expect(now().rescheduling).toMatchObject({ status: 'failed', failure: { kind: 'offline' } }));
  online.mockRestore();
  act(() => now().onFailureClose());
  await waitFor(() => expect(now().rescheduling.status).toBe('idle'));
  expect(now().flow).toEqual({ kind: 'confirm', slot });
  act(() => now().onSend());
  await waitFor(() => expect(now().rescheduling.status).toBe('done'));
});

test('a new time whose answer is lost leads back to the appointment, which shows what is booked', async () => {
  const { now, backend, confirm } = open();
  backend.faults.fail(RESCHEDULE, { kind: 'status', status: 500 }, 1);
  confirm();
  act(() => now().onSend());
  await waitFor(() => expect(now().rescheduling.status).toBe('failed'));
  act(() => now().onFailureClose());
  await waitFor(() => expect(now().rescheduling.status).toBe('idle'));
  expect(now().flow).toEqual({ kind: 'detail' });
});

test('cancels after the question; a failure leads back to the appointment', async () => {
  const { now, backend, calls } = open();
  backend.faults.fail(CANCEL, REFUSED, 1);
  act(() => now().onFlow({ type: 'cancelRequested' }));
  act(() => now().onSend());
  await waitFor(() => expect(now().cancelling).toMatchObject({ status: 'failed', failure: REFUSED }));
  act(() => now().onFailureClose());
  await waitFor(() => expect(now().cancelling.status).toBe('idle'));
  expect(now().flow).toEqual({ kind: 'detail' });
  act(() => now().onFlow({ type: 'cancelRequested' }));
  act(() => now().onSend());
  await waitFor(() => expect(now().cancelling.status).toBe('done'));
  expect(calls(CANCEL)).toHaveLength(2);
});

test('with nothing confirmed there is nothing to send', () => {
  const { now, calls } = open();
  act(() => now().onSend());
  expect(calls()).toEqual([]);
  expect(now()).toMatchObject({ rescheduling: { status: 'idle' }, cancelling: { status: 'idle' } });
});
