// @vitest-environment jsdom
import type { Client } from '@portal/data/client';
import { mockClient } from '@portal/data/testing';
import { cleanup, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import StudentProgressContainer from '../progress/StudentProgressContainer.tsx';
import StudyScheduleContainer from '../schedule/StudyScheduleContainer.tsx';
import { renderInPortal } from '../testing/render-in-portal.tsx';

afterEach(cleanup);

test.each([
  ['progress', <StudentProgressContainer key="progress" />, 'Course/GetCourseStudentProgress'],
  ['schedule', <StudyScheduleContainer key="schedule" />, 'Course/GetCourseStudySchedule'],
] as const)(
  'the name under the title of the %s is asked for silently, what the page is about is not',
  async (_name, page, path) => {
    const call = vi.fn<Client['call']>(() => new Promise(() => undefined));
    renderInPortal(
      <Routes>
        <Route path="/course/:id" element={page} />
      </Routes>,
      { address: '/course/101', client: mockClient({ call }) },
    );
    const silenceOf = (asked: string) => call.mock.calls.find(([spec]) => spec.path === asked)?.[0].silent ?? false;
    await waitFor(() => expect(call.mock.calls.map(([spec]) => spec.path)).toContain('Course/GetCourseById'));
    expect([silenceOf('Course/GetCourseById'), silenceOf(path)]).toEqual([true, false]);
  },
);
