// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import CourseListContainer from './CourseListContainer.tsx';

afterEach(cleanup);

const LIST = 'Course/PagedStudentCourse';

test('a page of the main app that has changed the courses has all pages of them fetched again', async () => {
  const { calls, queries } = renderInPortal(<CourseListContainer />, { userName: 'max' });
  const pages = () => calls(LIST).map(({ body }) => (body as { PageIndex: number }).PageIndex);
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(50));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(pages()).toEqual([0, 1]);
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: { ReloadCurrentPage: true }, origin: location.origin }));
  });
  await waitFor(() => expect(pages()).toHaveLength(4));
  expect(new Set(pages().slice(2))).toEqual(new Set([0, 1]));
});

test.each([
  ['lets students renew packages', false, 1],
  ['does not', true, 0],
])(
  'an expired course leads to the packages that ended, where the school %s',
  async (_name, HideRenewPackage, hints) => {
    const { backend } = renderInPortal(<CourseListContainer />);
    Object.assign(backend.setting.FeatureLock, { HideRenewPackage });
    const link = await screen.findByRole('link', { name: 'Go to my packages' });
    expect(link.getAttribute('href')).toBe('/MyPackages?tab=completed');
    await waitFor(() => expect(screen.queryAllByText('Renew the package to open it again.')).toHaveLength(hints));
  },
);
