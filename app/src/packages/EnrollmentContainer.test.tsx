// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import EnrollmentContainer from './EnrollmentContainer.tsx';

afterEach(cleanup);

test.each([
  ['mei', ['/AddBuyCourse', '/MyPackages', '/MyPackages?tab=completed']],
  // Archived (000 §2.3).
  ['ana', ['/AddBuyCourse']],
])('%s finds %j', async (userName, expected) => {
  const { container } = renderInPortal(<EnrollmentContainer />, { userName });
  await screen.findByRole('link', { name: /Add or buy a course/ });
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(expected);
});

test.each([
  ['mei', ['/MyPackages', '/MyPackages?tab=completed']],
  // Archived: must enrol in a new package (002 §4).
  ['ana', ['/AddBuyCourse']],
])('%s finds %j where the school does not let students add courses', async (userName, expected) => {
  const { backend, container } = renderInPortal(<EnrollmentContainer />, { userName });
  backend.sidebar = { ...backend.sidebar, ShowAddCourse: false };
  await waitFor(() => expect(container.querySelector('[role="status"]')).toBeNull());
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(expected);
});
