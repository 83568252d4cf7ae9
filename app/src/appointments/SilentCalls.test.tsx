// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { calledAhead, type Prefetch } from '../testing/called-ahead.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import MeetingsContainer, { prefetch as prefetchMeetings } from './MeetingsContainer.tsx';
import TeacherMeetingContainer, { prefetch as prefetchTeacherMeeting } from './TeacherMeetingContainer.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(cleanup);

const hub = {
  page: <MeetingsContainer />,
  path: '/Appointments',
  address: '/Appointments',
  prefetch: prefetchMeetings as Prefetch,
  /** What the specification's row needs. */
  types: 'Appointment/GetAppointmentTypeByStudentId',
};
const course = {
  page: <TeacherMeetingContainer />,
  path: '/TeacherMeeting/:id',
  address: '/TeacherMeeting/101',
  prefetch: prefetchTeacherMeeting as Prefetch,
  types: 'Appointment/GetAppointmentType',
};

describe.each([
  ['the hub', hub, 'Appointment/GetStudentAppointments', { name: 'Book a meeting' }],
  ['the hub', hub, 'Appointment/GetCoursesWithAppointment', { name: 'See all booked meetings' }],
  ['the page of a course', course, 'Appointment/GetCoursePublishedTeacher', { name: /^Book.*Speaking feedback/ }],
])('%s (%#)', (_name, { page, path, address, prefetch, types }, addition, shown) => {
  const open = (failing: string) => {
    const rendered = renderInPortal(
      <Routes>
        <Route path={path} element={page} />
      </Routes>,
      { address },
    );
    rendered.backend.faults.fail(failing, { kind: 'status', status: 500 });
    return rendered;
  };

  test(`stays when ${addition} fails (ADR 8)`, async () => {
    const { failures } = open(addition);
    await screen.findByRole('link', shown);
    await waitFor(() => expect(failures()).toContainEqual({ path: addition, silent: true }));
    expect(failures().every(({ silent }) => silent)).toBe(true);
  });

  test('does not when its types fail', async () => {
    const { failures } = open(types);
    await waitFor(() => expect(failures()).toContainEqual({ path: types, silent: false }));
  });

  test('is the same when its data are fetched ahead', async () => {
    const calls = await calledAhead(prefetch, { params: { id: '101' } });
    const silenceOf = (call: string) => calls.find((one) => one.path === call)?.silent ?? false;
    expect([addition, types].map(silenceOf)).toEqual([true, false]);
  });
});
