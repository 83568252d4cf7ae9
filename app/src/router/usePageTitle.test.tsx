// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PageTitleContext, usePageTitle, type PageTitle } from './usePageTitle.ts';

afterEach(cleanup);

test.each([
  ['PTE Academic', 'PTE Academic'],
  [null, null],
  // A course without a name leaves the route's title.
  ['', null],
])('the title %j is set as %j, until the page is left', (title, set) => {
  const setTitle = vi.fn<(title: PageTitle | null) => void>();
  const { unmount } = renderHook(() => usePageTitle(title), {
    wrapper: ({ children }) => <PageTitleContext value={setTitle}>{children}</PageTitleContext>,
  });
  expect(setTitle).toHaveBeenLastCalledWith({ title: set, about: null });
  unmount();
  expect(setTitle).toHaveBeenLastCalledWith(null);
});
