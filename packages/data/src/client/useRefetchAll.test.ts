// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useCards, useRefreshCards } from '../cards/index.ts';
import { renderDataHook } from '../testing/index.ts';
import { useRefetchAll } from './useRefetchAll.ts';

afterEach(cleanup);

test.each([
  ['the cards have', useRefreshCards],
  ['anything may have', useRefetchAll],
])('a first load that is pending when %s changed is not trusted', async (_name, useRefresh) => {
  const { result, backend, calls } = renderDataHook(() => ({
    cards: useCards({ page: 0, size: 10 }),
    refresh: useRefresh(),
  }));
  backend.faults.fail('PaymentMethod/GetGridJson', { kind: 'never' }, 1);
  await waitFor(() => expect(calls('PaymentMethod/GetGridJson')).toHaveLength(1));
  act(() => result.current.refresh());
  await waitFor(() => expect(result.current.cards.loadable.status).toBe('ready'));
  expect(calls('PaymentMethod/GetGridJson')).toHaveLength(2);
});
