// @vitest-environment jsdom
import { readRuntimeConfig } from '@portal/domain/settings';
import { act, cleanup, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { createExternalNavigation } from './external-navigation.ts';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

test('the page that the student wanted is shown also where the router is there before it is known', async () => {
  render(
    <BrowserRouter>
      <Address />
    </BrowserRouter>,
  );
  const entries = history.length;
  await act(async () =>
    createExternalNavigation(readRuntimeConfig({}, location.origin)).resume('/MyCourseList?page=2'),
  );
  expect(screen.getByRole('status').textContent).toBe('/MyCourseList?page=2');
  expect(location.pathname).toBe('/MyCourseList');
  expect(history.length).toBe(entries);
});
