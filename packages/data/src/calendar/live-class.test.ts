// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Client } from '../client/index.ts';
import { mockClient, renderDataHook } from '../testing/index.ts';
import { useChangedLiveClass } from './live-class.ts';

afterEach(cleanup);

test('a live class is fetched once it may have changed, and from then on with the rest of the calendar', async () => {
  const { result, calls, queries } = renderDataHook(() => {
    const [changed, setChanged] = useState(false);
    return { ...useChangedLiveClass(402, changed), setChanged };
  });
  const refreshCalendar = () => act(() => queries.invalidateQueries({ queryKey: ['calendar'] }));
  await refreshCalendar();
  expect(calls()).toEqual([]);
  act(() => result.current.setChanged(true));
  // What came of the change is read before the answer is there.
  act(() => result.current.setChanged(false));
  expect(result.current.isFetching).toBe(true);
  await waitFor(() => expect(result.current.data).toMatchObject({ id: 402 }));
  await refreshCalendar();
  expect(calls('LiveClass/GetLiveClassEvent')).toHaveLength(2);
});

test('it is fetched silently: an error page would take the place of what came of the change', async () => {
  const call = vi.fn<Client['call']>(async () => null);
  const { result } = renderDataHook(() => useChangedLiveClass(402, true), { client: mockClient({ call }) });
  await waitFor(() => expect(result.current.data).toBeNull());
  expect(call.mock.calls.map(([spec]) => spec.silent)).toEqual([true]);
});
