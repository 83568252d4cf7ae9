// @vitest-environment jsdom
import { readRuntimeConfig } from '@portal/domain/settings';
import { act, cleanup, renderHook } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { createExternalNavigation } from './external-navigation.ts';

afterEach(() => {
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
