// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useExistingPage, usePageSearchParams } from './usePageSearchParams.ts';

afterEach(cleanup);

/** A list of so many rows at an address; undefined = it is loading. */
function open(address: string, total?: number) {
  const { result } = renderHookInPortal(
    () => {
      const page = usePageSearchParams();
      useExistingPage(page, total);
      return { page, location: useLocation(), navigate: useNavigate() };
    },
    { address },
  );
  return {
    page: () => result.current.page,
    search: () => result.current.location.search,
    back: () => act(async () => result.current.navigate(-1)),
  };
}

test.each([
  ['', 0, 10],
  ['?page=2', 1, 10],
  ['?page=3&size=25', 2, 25],
  ['?size=50', 0, 50],
  ['?size=20', 0, 10],
  ['?page=0', 0, 10],
  ['?page=-1', 0, 10],
  ['?page=1.5', 0, 10],
  ['?page=two', 0, 10],
  ['?page=1e9', 0, 10],
])('/MyPackages%s is page %d of %d rows', (search, page, size) => {
  expect(open(`/MyPackages${search}`).page()).toMatchObject({ page, size });
});

describe('turning', () => {
  test('is a step in the history; the first page is left out', async () => {
    const { page, search, back } = open('/MyPackages?tab=completed', 32);
    act(() => page().onPageChange(1));
    act(() => page().onPageChange(2));
    expect(search()).toBe('?tab=completed&page=3');
    await back();
    expect(page().page).toBe(1);
    act(() => page().onPageChange(0));
    expect(search()).toBe('?tab=completed');
  });

  test('another size starts at the first page, and is no step in the history', () => {
    const { page, search } = open('/MyPackages?page=3', 32);
    act(() => page().onSizeChange(25));
    expect(search()).toBe('?size=25');
    act(() => page().onSizeChange(10));
    expect(search()).toBe('');
  });
});

describe('a page behind the last one', () => {
  test.each([
    ['?page=9', 32, '?page=4'],
    ['?page=2&size=50', 32, '?size=50'],
    ['?page=2', 0, ''],
  ])('%s of %d rows leads to %j', async (search, total, expected) => {
    const page = open(`/MyPackages${search}`, total);
    await waitFor(() => expect(page.search()).toBe(expected));
  });

  test('does not undo what the student presses before it is rendered', async () => {
    const { result } = renderHookInPortal(
      () => {
        const [total, setTotal] = useState<number>();
        const page = usePageSearchParams();
        useExistingPage(page, total);
        return { page, setTotal, search: useLocation().search };
      },
      { address: '/MyPackages?page=9' },
    );
    act(() => {
      result.current.page.onPageChange(1);
      flushSync(() => result.current.setTotal(32));
      expect(result.current.page.page).toBe(8);
    });
    expect(result.current.search).toBe('?page=2');
  });

  test('is kept while the list is loading', () => {
    expect(open('/MyPackages?page=9').search()).toBe('?page=9');
  });
});
