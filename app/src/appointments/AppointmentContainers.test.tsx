// @vitest-environment jsdom
import type { CalendarItem } from '@portal/domain/calendar';
import { inZone } from '@portal/domain/shared';
import { calendarItems, testAppointment } from '@portal/mocks/fixtures';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
// Fetched with the first file; here before it, since that takes a while.
import 'ics';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubDialogs } from '../testing/dialogs.ts';
import StudyScheduleContainer from '../schedule/StudyScheduleContainer.tsx';
import { catchDownloads } from '../testing/downloads.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import CalendarAppointmentContainer from './CalendarAppointmentContainer.tsx';
import { ListedAppointmentContainer } from './ListedAppointmentContainer.tsx';
import TeacherMeetingContainer from './TeacherMeetingContainer.tsx';
import TestAppointmentContainer from './TestAppointmentContainer.tsx';

const CANCEL = 'Appointment/CancelAppointment';

let takeAway = () => {};
beforeEach(() => {
  takeAway = stubDialogs();
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(() => {
  cleanup();
  takeAway();
});

const item = calendarItems.appointment as CalendarItem & { kind: 'appointment' };
const { appointment } = item;
const close = () => undefined;
const dialogs = {
  'on the dashboard': (onClose: () => void) => <CalendarAppointmentContainer item={item} onClose={onClose} />,
  'of a study schedule': (onClose: () => void) => (
    <TestAppointmentContainer
      appointment={{ ...testAppointment, ...appointment }}
      course={{ id: appointment.courseId, name: appointment.courseName }}
      onClose={onClose}
    />
  ),
};

/** Confirms the cancellation, whose answer is lost: the server has changed the appointment meanwhile. */
async function cancelUnanswered(where: keyof typeof dialogs, change: { status?: 'Cancelled'; starts?: string }) {
  const { backend, student, calls } = renderInPortal(dialogs[where](close));
  backend.faults.fail(CANCEL, { kind: 'status', status: 500 }, 1);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
  expect(calls('Appointment/GetAppointment')).toEqual([]);
  const found = student.appointments.find(({ id }) => id === appointment.id) ?? expect.fail('no appointment');
  Object.assign(found, change);
  const question = await screen.findByRole('dialog', { name: 'Cancel this appointment?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel appointment' }));
  await screen.findByRole('dialog', { name: 'Error' });
}

const places = Object.keys(dialogs) as (keyof typeof dialogs)[];

test.each(places)('an appointment %s that is cancelled without an answer shows that it is', async (where) => {
  await cancelUnanswered(where, { status: 'Cancelled' });
  await screen.findByText('Cancelled');
  expect(screen.queryByRole('button', { name: 'Reschedule', hidden: true })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel appointment', hidden: true })).toBeNull();
});

test.each(places)('an appointment %s whose change failed shows the time that it has now', async (where) => {
  await cancelUnanswered(where, { starts: '2026-11-29T01:15:00Z' });
  await screen.findByText(/12:15/);
});

describe.each(places)('an appointment %s that is opened again, while its page still shows it as it was,', (where) => {
  const dialogOf = dialogs[where];
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? (
      dialogOf(() => setOpen(false))
    ) : (
      <button type="button" onClick={() => setOpen(true)}>
        The appointment
      </button>
    );
  }
  const openDialog = async () => fireEvent.click(await screen.findByRole('button', { name: 'The appointment' }));
  const done = async (name: string) =>
    fireEvent.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: 'Done' }));

  async function cancel() {
    await openDialog();
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    const question = await screen.findByRole('dialog', { name: 'Cancel this appointment?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel appointment' }));
    await done('Appointment cancelled');
  }

  test('has its new time', async () => {
    const { student } = renderInPortal(<Page />);
    await openDialog();
    fireEvent.click(await screen.findByRole('button', { name: 'Reschedule' }));
    await chooseFirst('Day');
    await chooseFirst('Time');
    fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm new time' }));
    await done('Appointment rescheduled');
    const moved = student.appointments.find(({ id }) => id === appointment.id) ?? expect.fail('no appointment');
    expect(new Date(moved.starts)).not.toEqual(appointment.starts);
    await openDialog();
    await screen.findByText(new RegExp(inZone(new Date(moved.starts), 'Australia/Sydney').time));
  });

  test('is cancelled, and offers nothing', async () => {
    renderInPortal(<Page />);
    await cancel();
    await openDialog();
    expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull();
    await screen.findByText('Cancelled');
    expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel appointment' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull();
  });

  test('is not shown as it was where it cannot be fetched', async () => {
    const { backend } = renderInPortal(<Page />);
    await cancel();
    backend.faults.fail('Appointment/GetAppointment', { kind: 'status', status: 500 });
    await openDialog();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull();
    backend.faults.clear();
    fireEvent.click(retry);
    await screen.findByText('Cancelled');
  });
});

test.each(['/TeacherMeeting', '/TeacherMeeting/none'])('%s, without an id, leads to the courses', async (address) => {
  renderInPortal(
    <Routes>
      <Route path="/TeacherMeeting/:id?" element={<TeacherMeetingContainer />} />
      <Route path="/AvailableCourses" element="The courses" />
    </Routes>,
    { address },
  );
  await screen.findByText('The courses');
});

describe('an appointment of an hour in a room', () => {
  let saved: readonly Blob[];
  beforeEach(() => {
    const downloads = catchDownloads();
    ({ saved } = downloads);
    return downloads.restore;
  });

  function openPage(address: string) {
    const { student } = renderInPortal(
      <Routes>
        <Route path="/StudySchedule/:id" element={<StudyScheduleContainer />} />
        <Route path="/BookedMeetings" element={<ListedAppointmentContainer id={611} row={null} onClose={close} />} />
      </Routes>,
      { address },
    );
    const found = student.appointments.find(({ id }) => id === 611) ?? expect.fail('no appointment');
    Object.assign(found, { mode: 'FACETOFACE', place: 'Room 4', joinUrl: null, minutes: 60 });
  }

  /** Saves the calendar file that a dialog offers; returns its place, and how long the appointment takes in minutes. */
  async function savedEntry(dialog: HTMLElement) {
    const before = saved.length;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(saved).toHaveLength(before + 1));
    const file = (await saved.at(-1)?.text()) ?? '';
    const [from = '', to = ''] = ['DTSTART', 'DTEND'].map(
      (name) => new RegExp(`${name}:(\\d{8}T\\d{4})`).exec(file)?.[1],
    );
    const minutes = (at: string) => Number(at.slice(-4, -2)) * 60 + Number(at.slice(-2));
    return { place: /LOCATION:(.*)\r/.exec(file)?.[1], minutes: minutes(to) - minutes(from) };
  }
  const entry = { place: 'Room 4', minutes: 60 };

  test('is one in the study schedule too: it waits for no link (APT-07)', async () => {
    openPage('/StudySchedule/104');
    fireEvent.click(await screen.findByRole('button', { name: 'Reschedule or cancel' }));
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText('Room 4');
    expect(dialog.textContent).not.toContain('Meeting link');
    expect(await savedEntry(dialog)).toEqual(entry);
  });

  test('still is when it has been moved', async () => {
    openPage('/BookedMeetings');
    await screen.findByText('Room 4');
    fireEvent.click(screen.getByRole('button', { name: 'Reschedule' }));
    await chooseFirst('Day');
    await chooseFirst('Time');
    fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm new time' }));
    expect(await savedEntry(await screen.findByRole('dialog', { name: 'Appointment rescheduled' }))).toEqual(entry);
  });
});

async function chooseFirst(label: string) {
  const first = () =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].find(
      ({ value, disabled }) => value !== '' && !disabled,
    );
  await waitFor(() => expect(first()).toBeDefined());
  fireEvent.change(screen.getByLabelText(label), { target: { value: first()?.value } });
}
