// @vitest-environment jsdom
import { readRuntimeConfig } from '@portal/domain/settings';
import { act, cleanup, renderHook } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createExternalNavigation } from './external-navigation.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  cleanup();
  history.replaceState(null, '', '/');
});

test('the page that the student wanted is shown also where the router is there before it is known', async () => {
  const { result } = renderHook(() => useLocation(), { wrapper: BrowserRouter });
  const entries = history.length;
  await act(async () =>
    createExternalNavigation(readRuntimeConfig({}, location.origin)).resume('/MyCourseList?page=2'),
  );
  expect(result.current).toMatchObject({ pathname: '/MyCourseList', search: '?page=2' });
  expect(location.pathname).toBe('/MyCourseList');
  expect(history.length).toBe(entries);
});

test.each([
  // The main app leads back to the portal (contract 4.2).
  ['toMobileLogout', 'https://main.example/Account/MobileLogout?returnUrl=https%3A%2F%2Fportal.example%2F'],
  ['toSiblingProduct', 'https://main.example/'],
  ['toActivationError', 'https://main.example/ActivationError'],
] as const)(
  '%s leaves for its page of the main app also where the configured address may not be followed',
  (leave, expected) => {
    const assign = vi.fn();
    vi.stubGlobal('location', { origin: 'https://portal.example', assign });
    const astray = 'http://main.example/';
    const mainAppUrl = 'https://main.example';
    const given = { mainAppUrl, mobileLogoutUrl: astray, siblingAppUrl: astray, activationErrorUrl: astray };
    createExternalNavigation(readRuntimeConfig(given, location.origin))[leave]?.();
    expect(assign.mock.calls).toEqual([[expected]]);
  },
);

test('a page is loaded again in place of the current one, under the deployment’s base', () => {
  const replace = vi.fn();
  vi.stubGlobal('location', { origin: 'https://portal.example', replace });
  vi.stubEnv('BASE_URL', '/study/');
  createExternalNavigation(readRuntimeConfig({}, location.origin)).reloadAt('/ProceedLogin/enter-mei');
  expect(replace.mock.calls).toEqual([['/study/ProceedLogin/enter-mei']]);
});

test.each([{}, { siblingAppUrl: '/' }, { siblingAppUrl: 'https://portal.example?from=portal' }])(
  'a sibling product at %j is the portal itself, where its students would be refused again',
  (given) => {
    vi.stubGlobal('location', { origin: 'https://portal.example' });
    expect(createExternalNavigation(readRuntimeConfig(given, location.origin)).toSiblingProduct).toBeNull();
  },
);

test('a sibling product may be on the origin of the portal', () => {
  vi.stubGlobal('location', { origin: 'https://portal.example' });
  const config = readRuntimeConfig({ siblingAppUrl: '/Sibling' }, location.origin);
  expect(createExternalNavigation(config).toSiblingProduct).not.toBeNull();
});
