// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import LessonsContainer from './LessonsContainer.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('after a reset of the course its lessons are fetched anew', async () => {
  const { calls, backend, queries } = renderInPortal(
    <Routes>
      <Route path="/Lesson/:id" element={<LessonsContainer />} />
    </Routes>,
    { address: '/Lesson/101' },
  );
  const lessons = () => screen.findByRole('button', { name: /^2\. Describe Image/ });
  await lessons();
  const body = JSON.stringify({ IsSuccess: true, Value: { IsResetInProgress: true } });
  backend.faults.fail('Course/GetCourseResetStatus', { kind: 'body', body }, 1);
  await act(() => queries.refetchQueries({ queryKey: ['lessons', 'reset'] }));
  fireEvent.click(await screen.findByRole('button', { name: 'Check again' }));
  await lessons();
  expect(calls('Course/GetModuleDetail')).toHaveLength(2);
});
