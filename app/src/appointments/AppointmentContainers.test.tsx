// @vitest-environment jsdom
import type { CalendarItem } from '@portal/domain/calendar';
import { calendarItems } from '@portal/mocks/fixtures';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubDialogs } from '../testing/dialogs.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import CalendarAppointmentContainer from './CalendarAppointmentContainer.tsx';
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
const open = {
  'on the dashboard': <CalendarAppointmentContainer item={item} onClose={close} />,
  'of a study schedule': (
    <TestAppointmentContainer
      appointment={appointment}
      course={{ id: appointment.courseId, name: appointment.courseName }}
      onClose={close}
    />
  ),
};

/** Confirms the cancellation, whose answer is lost: the server has changed the appointment meanwhile. */
async function cancelUnanswered(where: keyof typeof open, change: { status?: 'Cancelled'; starts?: string }) {
  const { backend, student, calls } = renderInPortal(open[where]);
  backend.faults.fail(CANCEL, { kind: 'status', status: 500 }, 1);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
  expect(calls('Appointment/GetAppointment')).toEqual([]);
  const found = student.appointments.find(({ id }) => id === appointment.id) ?? expect.fail('no appointment');
  Object.assign(found, change);
  const question = await screen.findByRole('dialog', { name: 'Cancel this appointment?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel appointment' }));
  await screen.findByRole('dialog', { name: 'Error' });
}

const places = Object.keys(open) as (keyof typeof open)[];

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
