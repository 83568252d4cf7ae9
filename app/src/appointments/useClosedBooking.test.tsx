// @vitest-environment jsdom
import { initialBooking } from '@portal/domain/appointments';
import { act, cleanup } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useClosedBooking } from './useClosedBooking.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const booking = initialBooking('2026-11-21', { typeId: 61 });

function open(address: string) {
  const { result } = renderHookInPortal(() => ({ ...useClosedBooking(), navigate: useNavigate() }), { address });
  return {
    now: () => result.current,
    go: (to: string) => act(async () => void result.current.navigate(to)),
    keep: (one = booking) => act(() => result.current.keep(one)),
  };
}

test('what was chosen is forgotten 500 ms after the wizard was closed (APT-28)', async () => {
  const { now, go, keep } = open('/Appointments?step=teacher&type=61');
  expect(now()).toMatchObject({ isOpen: true, openedHere: false });
  keep();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(now().last).toBe(booking);
  await go('/Appointments');
  expect(now()).toMatchObject({ isOpen: false, last: booking });
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(now().last).toBe(booking);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(now().last).toBeNull();
});

test('what was booked is not kept', () => {
  const { now, keep } = open('/Appointments?step=confirm&type=61');
  keep();
  expect(now().last).toBe(booking);
  keep({ ...booking, outcome: 'booked' });
  expect(now().last).toBeNull();
});

test('what was booked is not opened again, by a reload or by Forward', async () => {
  const { now, go } = open('/Appointments?step=confirm&type=61&booked=1');
  expect(now().wasBooked).toBe(true);
  await go('/Appointments');
  expect(now().wasBooked).toBe(false);
  await go('/Appointments?step=confirm&type=61&sent=1');
  // The wizard itself says that it is booked.
  await go('/Appointments?step=confirm&type=61&booked=1');
  expect(now().wasBooked).toBe(false);
  await go('/Appointments');
  await go('/Appointments?step=confirm&type=61&booked=1');
  expect(now().wasBooked).toBe(true);
});

test('opened again before that, it keeps it', async () => {
  const { now, go, keep } = open('/Appointments');
  await go('/Appointments?step=type');
  keep();
  await go('/Appointments');
  await act(() => vi.advanceTimersByTimeAsync(400));
  await go('/Appointments?step=type');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(now()).toMatchObject({ isOpen: true, openedHere: true, last: booking });
});
