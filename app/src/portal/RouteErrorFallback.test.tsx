// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PartError } from '@portal/ui/kit';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { RouteErrorFallback } from './RouteErrorFallback.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const given = { error: new TypeError('Failed to fetch'), resetErrorBoundary: () => undefined };
const REFRESH = 'Something went wrong. Please refresh your page.';
const OFFLINE = 'You’re offline. Check your connection and try again.';

test.each([
  ['page', RouteErrorFallback],
  ['part', PartError],
])('a %s says what could not be shown', (what, Fallback) => {
  renderInPortal(<Fallback {...given} />);
  expect(screen.getByRole('alert').textContent).toContain(`This ${what} couldn’t be shown`);
});

test('nobody is asked to refresh while there is no connection', () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderInPortal(<RouteErrorFallback {...given} />);
  expect(screen.getByRole('alert').textContent).toContain(OFFLINE);
  expect(screen.queryByText(REFRESH)).toBeNull();
  connection.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByRole('alert').textContent).toContain(REFRESH);
});
