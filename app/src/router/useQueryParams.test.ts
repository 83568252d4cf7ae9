// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useQueryParams } from './useQueryParams.ts';

afterEach(cleanup);

function open(address: string) {
  const { result } = renderHookInPortal(
    () => {
      const [params, setParams] = useQueryParams();
      const { pathname, search } = useLocation();
      return { params, setParams, navigate: useNavigate(), address: pathname + search };
    },
    { address },
  );
  return {
    now: () => result.current,
    back: () => act(async () => result.current.navigate(-1)),
    /** Both before the first of them is rendered. */
    atOnce: (first: (page: typeof result.current) => void, second: typeof first) => {
      const page = result.current;
      act(() => {
        first(page);
        second(page);
      });
      return result.current.address;
    },
  };
}

test.each([
  ['?tab=past', { q: 'pte' }, '?tab=past&q=pte'],
  ['?tab=past&q=pte', { tab: null }, '?q=pte'],
  ['?tab=past&q=pte', { tab: 'all', q: null }, '?tab=all'],
  ['?tab=past', { tab: null }, ''],
])('%s with %j is %j', (search, changes, expected) => {
  const { now } = open(`/Events${search}`);
  act(() => void now().setParams(changes));
  expect(now().address).toBe(`/Events${expected}`);
});

test('a change adds a history entry, or replaces it', async () => {
  const { now, back } = open('/Events');
  act(() => void now().setParams({ tab: 'past' }));
  act(() => void now().setParams({ q: 'pte' }, true));
  expect(now().address).toBe('/Events?tab=past&q=pte');
  await back();
  expect(now().address).toBe('/Events');
});

test.each([
  ['another change', '?tab=past', '/Events?tab=past&q=pte'],
  ['a link of the page', '/Events?event=7', '/Events?event=7&q=pte'],
  ['a link of the page, spelled otherwise', '/events/?event=7', '/Events?event=7&q=pte'],
  ['a link to another page', '/Message?tab=archive', '/Message?tab=archive'],
])('a keyword that is searched before %s is rendered keeps it', (_name, to, expected) => {
  const { atOnce } = open('/Events');
  expect(
    atOnce(
      ({ navigate }) => void navigate(to),
      ({ setParams }) => setParams({ q: 'pte' }, true),
    ),
  ).toBe(expected);
});

test('a tab that is pressed while the page is being left is where the student goes', () => {
  const { atOnce } = open('/Events?q=pte');
  expect(
    atOnce(
      ({ navigate }) => void navigate('/Message'),
      ({ setParams }) => setParams({ tab: 'past' }),
    ),
  ).toBe('/Events?q=pte&tab=past');
});
