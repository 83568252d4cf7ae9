// @vitest-environment jsdom
import { ready, instantInZone } from '@portal/domain/shared';
import { takeSlot, type Fault } from '@portal/mocks/mock-backend';
import { act, cleanup, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useBookingSearchParams } from './useBookingSearchParams.ts';
import { useBookingWizard } from './useBookingWizard.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const CREATE = 'Appointment/CreateAppointment';
const slot = { date: '2026-12-01', time: '15:00' };
const REFUSED: Fault = { kind: 'rejected', messages: ['This time has just been taken. Choose another time.'] };
const LOST: Fault = { kind: 'status', status: 500 };

const ignore = () => undefined;

/** The wizard of a course, and its address. */
function useCourseWizard({ openedHere }: { openedHere: boolean }) {
  const wizard = useBookingWizard({
    kind: 'course',
    address: useBookingSearchParams(null, openedHere, ignore),
    options: {
      types: ready([{ id: 61, name: 'Speaking feedback', quota: null, eligible: true }]),
      courses: ready([]),
      teachers: ready([
        { id: 71, name: 'Daniel Okafor', picture: null },
        { id: 72, name: 'Priya Raman', picture: null },
      ]),
    },
    retry: { types: ignore, courses: ignore, teachers: ignore },
    scope: { kind: 'teacher', typeId: 61, teacherId: 71 },
    toRequest: (choices) =>
      choices.slot && { kind: 'course', typeId: 61, publishedId: 101, teacherId: 71, slot: choices.slot },
    openedHere,
  });
  return { ...wizard, params: new URLSearchParams(useLocation().search) };
}

/** The same at its last step, in front of the mock backend. */
async function open({ openedHere } = { openedHere: true }) {
  const rendered = renderHookInPortal(
    () => {
      const { params, ...wizard } = useCourseWizard({ openedHere });
      const navigate = useNavigate();
      const [sent, booked, address] = ['sent', 'booked', 'step'].map((name) => params.get(name));
      return { ...wizard, sent, booked, address, goBack: () => void navigate(-1) };
    },
    { address: `/TeacherMeeting/101?step=confirm&type=61&teacher=71&date=${slot.date}&time=${slot.time}` },
  );
  const { result, backend, student } = rendered;
  const now = () => result.current;
  await waitFor(() => expect(now().week.week).toMatchObject({ day: { times: { status: 'ready' }, time: slot.time } }));
  async function fail(fault: Fault) {
    backend.faults.fail(CREATE, fault, 1);
    act(() => now().onConfirm());
    await waitFor(() => expect(now().submission.status).toBe('failed'));
  }
  return {
    now,
    delay: (ms: number) => backend.faults.delay(CREATE, ms),
    fail,
    confirm: async (fault: Fault) => {
      await fail(fault);
      act(() => now().onFailureClose());
    },
    take: () => takeSlot(backend, student, 71, instantInZone(slot, 'Australia/Sydney')),
  };
}

test('a time that is gone after a refusal was taken by somebody else, and nothing was booked', async () => {
  const { now, confirm, take } = await open();
  take();
  await confirm(REFUSED);
  await waitFor(() => expect(now()).toMatchObject({ step: 'time', week: { taken: slot } }));
  expect(now()).toMatchObject({ booking: { outcome: 'notSent' }, sent: null });
});

test.each<[string, Fault, string | null]>([
  ['that the session has expired', { kind: 'status', status: 401 }, null],
  ['a refusal', REFUSED, null],
  ['a lost answer', LOST, '1'],
])(
  'after %s the address says at once whether it may be booked: signing in again returns there',
  async (_name, fault, sent) => {
    const { now, fail } = await open();
    await fail(fault);
    await waitFor(() => expect(now()).toMatchObject({ step: 'confirm', sent }));
  },
);

test('a time that is gone after a lost answer may be the student’s, also after a reload', async () => {
  const { now, confirm, take } = await open();
  take();
  await confirm(LOST);
  await waitFor(() => expect(now()).toMatchObject({ step: 'time', week: { taken: slot } }));
  expect(now()).toMatchObject({ booking: { outcome: 'unknown' }, sent: '1' });
});

test('an answer that is lost stays so when the next attempt is refused', async () => {
  const { now, confirm } = await open();
  await confirm(LOST);
  await waitFor(() => expect(now().submission.status).toBe('idle'));
  await confirm(REFUSED);
  await waitFor(() => expect(now().submission.status).toBe('idle'));
  expect(now()).toMatchObject({ step: 'confirm', booking: { outcome: 'unknown' }, sent: '1' });
});

test('a choice is written to the address also when the one before it is still on its way there', async () => {
  const { result } = renderHookInPortal(() => useCourseWizard({ openedHere: true }), {
    address: '/TeacherMeeting/101?step=teacher&type=61',
  });
  act(() => {
    for (const teacherId of [71, 72]) flushSync(() => result.current.onBooking({ type: 'teacherChosen', teacherId }));
    expect(result.current.params.get('teacher')).toBeNull();
  });
  await waitFor(() => expect(result.current.params.get('teacher')).toBe('72'));
});

test('Back while it is being booked does not close the wizard over the answer; Back from the answer does', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { now, delay } = await open({ openedHere: false });
  delay(30_000);
  act(() => now().onConfirm());
  await waitFor(() => expect(now().submission.status).toBe('pending'));
  act(() => now().onBack());
  expect(now()).toMatchObject({ step: 'time', address: 'time' });
  act(() => void vi.advanceTimersByTime(30_000));
  await waitFor(() => expect(now().submission.status).toBe('done'));
  await waitFor(() => expect(now()).toMatchObject({ address: 'confirm', sent: null, booked: '1' }));
  act(() => now().goBack());
  await waitFor(() => expect(now().address).toBeNull());
});
