// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import AssessmentContainer from './AssessmentContainer.tsx';

afterEach(cleanup);

const PROGRESS = 'Course/GetCourseStudentProgress';
const DETAIL = 'Assessment/ModuleDetail';

test('work handed in in another tab has the progress above the modules fetched again, once a message', async () => {
  const { calls } = renderInPortal(
    <Routes>
      <Route path="/myassessment/:id" element={<AssessmentContainer />} />
    </Routes>,
    { address: '/myassessment/101' },
  );
  for (const name of ['Speaking', 'Writing']) fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect([calls(DETAIL).length, calls(PROGRESS).length]).toEqual([2, 1]));
  await screen.findByRole('button', { name: /^2\. Describe Image/ });
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: { ReloadModule: true }, origin: location.origin }));
  });
  await waitFor(() => expect([calls(DETAIL).length, calls(PROGRESS).length]).toEqual([4, 2]));
});
