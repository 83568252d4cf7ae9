// @vitest-environment jsdom
import { helpInfoWires } from '@portal/mocks/fixtures';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderDataHook } from '../testing/index.ts';
import { useHelpInfo } from './hooks.ts';
import type { HelpStore } from './queries.ts';

afterEach(cleanup);

const CALL = 'Help/GetHelpInformation';

/** A store that holds `kept` and what is written to it. */
function storeWith(kept: string): HelpStore & { kept: string } {
  const store = {
    kept,
    read: () => store.kept,
    write: (text: string) => {
      store.kept = text;
    },
  };
  return store;
}

test('the settings are fetched once, kept, and not fetched again while they are', async () => {
  const store = storeWith('');
  const first = renderDataHook(() => useHelpInfo(store));
  await waitFor(() => expect(first.result.current.loadable.status).toBe('ready'));
  expect(first.calls(CALL)).toHaveLength(1);
  expect(JSON.parse(store.kept)).toEqual(helpInfoWires.links);
  const next = renderDataHook(() => useHelpInfo(store));
  await waitFor(() => expect(next.result.current.data).toEqual(first.result.current.data));
  expect(next.calls(CALL)).toEqual([]);
});

test('once they are not kept any more, they are fetched again when the page is opened', async () => {
  const store = storeWith('');
  const { result, calls, rerender, unmount, queries } = renderDataHook(() => useHelpInfo(store));
  await waitFor(() => expect(result.current.loadable.status).toBe('ready'));
  store.kept = '';
  rerender();
  expect(calls(CALL)).toHaveLength(1);
  unmount();
  const later = renderDataHook(() => useHelpInfo(store), { queries });
  await waitFor(() => expect(later.calls(CALL)).toHaveLength(1));
});

test.each([
  ['is not readable', 'links'],
  ['is a list', '[]'],
  ['lacks the script of the chat', JSON.stringify({ IsEnableFreshDesk: true })],
  ['has a field of another type', JSON.stringify({ FaqLink: 5 })],
])('what %s is fetched', async (_name, kept) => {
  const { result, calls } = renderDataHook(() => useHelpInfo(storeWith(kept)));
  await waitFor(() => expect(result.current.loadable.status).toBe('ready'));
  expect(calls(CALL)).toHaveLength(1);
});

test('a failure is shown, nothing is kept, and it can be tried again', async () => {
  const store = storeWith('');
  const { result, backend } = renderDataHook(() => useHelpInfo(store));
  backend.faults.fail(CALL, { kind: 'status', status: 500 }, 1);
  await waitFor(() => expect(result.current.loadable.status).toBe('failed'));
  expect(store.kept).toBe('');
  result.current.retry();
  await waitFor(() => expect(result.current.loadable.status).toBe('ready'));
});
