import { QueryObserver, type QueryKey } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CALENDAR_KEY, createQueryClient, LIVE_CLASSES_KEY, SETTINGS_KEY } from '../client/index.ts';
import { forgetOldZone } from './forget-old-zone.ts';

/** Data that was fetched in Sydney's zone, on the screen; what is fetched later comes when it is let. */
function show(queries: ReturnType<typeof createQueryClient>, queryKey: QueryKey) {
  queries.setQueryData(queryKey, 'in Sydney');
  const answer = Promise.withResolvers<string>();
  const load = vi.fn(() => answer.promise);
  const observer = new QueryObserver(queries, { queryKey, queryFn: load, staleTime: Number.POSITIVE_INFINITY });
  onTestFinished(observer.subscribe(() => undefined));
  return { load, answer, shown: () => observer.getCurrentResult().data };
}

test('what other pages have kept in the old zone is gone, the settings stay', () => {
  const queries = createQueryClient();
  queries.setQueryData([...CALENDAR_KEY, 'day'], 'in Sydney');
  queries.setQueryData([...SETTINGS_KEY, 'appSetting'], 'of the school');
  forgetOldZone(queries);
  expect(queries.getQueryData([...CALENDAR_KEY, 'day'])).toBeUndefined();
  expect(queries.getQueryData([...SETTINGS_KEY, 'appSetting'])).toBe('of the school');
});

test('texts on the screen in the old zone are not shown any more, until those in the new one have come', async () => {
  const queries = createQueryClient();
  const { load, answer, shown } = show(queries, [...LIVE_CLASSES_KEY, 'next']);
  forgetOldZone(queries);
  await vi.waitFor(() => expect(shown()).toBeUndefined());
  answer.resolve('in Shanghai');
  await vi.waitFor(() => expect(shown()).toBe('in Shanghai'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('what a form on the screen is filled from stays, since no zone changes it', async () => {
  const queries = createQueryClient();
  const { load, shown } = show(queries, ['profile', 'ofStudent', 1]);
  forgetOldZone(queries);
  await Promise.resolve();
  expect([shown(), load.mock.calls.length]).toEqual(['in Sydney', 0]);
});
