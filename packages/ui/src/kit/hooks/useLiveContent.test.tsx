// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Alert, AlertAction } from '../Alert/Alert.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const hidden = () => screen.getByText('No connection').closest('[aria-hidden]');
const alert = (live: boolean) => (
  <Alert kind="warning" live={live} title="No connection" action={<AlertAction>Retry</AlertAction>} />
);

test('what appears with its live region is exposed once the region is known', () => {
  render(alert(true));
  expect(screen.getByRole('status').textContent).toContain('No connection');
  expect(hidden()).not.toBeNull();
  act(() => void vi.advanceTimersByTime(200));
  expect(hidden()).toBeNull();
});

test('the action can be used at once', () => {
  render(alert(true));
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('what is not announced is exposed from the start', () => {
  render(alert(false));
  expect(hidden()).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});
