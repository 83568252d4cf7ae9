// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import AssessmentContainer from './AssessmentContainer.tsx';

afterEach(cleanup);

const PROGRESS = 'Course/GetCourseStudentProgress';
const DETAIL = 'Assessment/ModuleDetail';

const PAGE = (
  <Routes>
    <Route path="/myassessment/:id" element={<AssessmentContainer />} />
  </Routes>
);

test('after a reset of the course the open modules are fetched anew', async () => {
  const { calls, backend, queries } = renderInPortal(PAGE, { address: '/myassessment/102' });
  fireEvent.click(await screen.findByRole('button', { name: 'Speaking' }));
  await screen.findByRole('button', { name: /^2\. Describe Image/ });
  const Value = { CourseName: 'PTE', ModuleDtos: [], IsCourseNotAvailable: false, IsResetInProgress: true };
  backend.faults.fail('Assessment/Module', { kind: 'body', body: JSON.stringify({ IsSuccess: true, Value }) }, 1);
  await act(() => queries.refetchQueries({ queryKey: ['assessments'] }));
  fireEvent.click(await screen.findByRole('button', { name: 'Check again' }));
  await screen.findByRole('button', { name: /^2\. Describe Image/ });
  expect(calls(DETAIL)).toHaveLength(2);
});

test('work handed in in another tab has the progress above the modules fetched again, once a message', async () => {
  const { calls } = renderInPortal(PAGE, { address: '/myassessment/101' });
  for (const name of ['Speaking', 'Writing']) fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect([calls(DETAIL).length, calls(PROGRESS).length]).toEqual([2, 1]));
  await screen.findByRole('button', { name: /^2\. Describe Image/ });
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: { ReloadModule: true }, origin: location.origin }));
  });
  await waitFor(() => expect([calls(DETAIL).length, calls(PROGRESS).length]).toEqual([4, 2]));
});
