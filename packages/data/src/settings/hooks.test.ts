// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useRefetchFailed, type LoadableQuery } from '../client/index.ts';
import { renderDataHook } from '../testing/index.ts';
import { useAppSetting, useColorScheme, useCommonBanner, useIntegrationConfig } from './index.ts';
import { useSidebarSettings } from './sidebar.ts';

const HOUR_MS = 3_600_000;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe.each<[string, string, () => LoadableQuery<unknown>, unknown]>([
  [
    'the settings',
    'Setting/GetAppSetting',
    useAppSetting,
    expect.objectContaining({ organisation: { name: 'Harbour English', logoUrl: null } }),
  ],
  ['the colour scheme', 'Setting/GetColorScheme', useColorScheme, 'DEFAULT'],
  ['the integration', 'Setting/GetIntegrationConfig', useIntegrationConfig, expect.objectContaining({ addOn: false })],
  ['the common banner', 'Setting/GetActiveCommonBanner', useCommonBanner, []],
  [
    'the ways to packages',
    'Sidebar/GetSidebarSettings',
    () => useSidebarSettings(true),
    expect.objectContaining({ hidesUpgrade: false }),
  ],
])('%s', (_name, path, hook, expected) => {
  test('are what the school says, fetched once', async () => {
    const { result, calls } = renderDataHook(() => [hook(), hook()] as const);
    await waitFor(() => expect(result.current[0].loadable.status).toBe('ready'));
    expect(result.current[1].data).toEqual(expected);
    expect(calls(path)).toHaveLength(1);
  });

  test('are not fetched anew by a page that is opened an hour later', async () => {
    const first = renderDataHook(hook);
    await waitFor(() => expect(first.result.current.loadable.status).toBe('ready'));
    first.unmount();
    vi.useFakeTimers({ now: Date.now() + HOUR_MS, toFake: ['Date'] });
    const later = renderDataHook(hook, { queries: first.queries });
    expect(later.result.current.data).toEqual(expected);
    expect(later.result.current.isFetching).toBe(false);
  });

  test('are a failure when they cannot be had', async () => {
    const { result, backend } = renderDataHook(hook);
    backend.faults.fail(path, { kind: 'status', status: 500 });
    await waitFor(() => expect(result.current.loadable.status).toBe('failed'));
    expect(result.current.data).toBeUndefined();
  });
});

test('package settings are not fetched where no upgrade is offered', async () => {
  const { result, calls } = renderDataHook(() => [useSidebarSettings(false), useAppSetting()] as const);
  await waitFor(() => expect(result.current[1].loadable.status).toBe('ready'));
  expect(result.current[0].loadable.status).toBe('loading');
  expect(calls('Sidebar/GetSidebarSettings')).toEqual([]);
});

test('what every page shows is fetched again on another page, where it failed, and only there', async () => {
  const { result, backend, calls } = renderDataHook(() => ({
    refetchFailed: useRefetchFailed(),
    shown: [useAppSetting(), useColorScheme(), useCommonBanner()].map(({ loadable }) => loadable.status),
    other: useIntegrationConfig().loadable.status,
  }));
  backend.faults.fail('*', { kind: 'status', status: 503 });
  await waitFor(() => expect(result.current).toMatchObject({ shown: ['failed', 'failed', 'failed'], other: 'failed' }));
  backend.faults.clear();
  act(() => {
    result.current.refetchFailed();
    result.current.refetchFailed();
  });
  await waitFor(() => expect(result.current.shown).toEqual(['ready', 'ready', 'ready']));
  act(() => result.current.refetchFailed());
  expect(result.current.other).toBe('failed');
  expect(calls()).toHaveLength(7);
});
