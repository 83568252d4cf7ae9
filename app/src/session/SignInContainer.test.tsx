// @vitest-environment jsdom
import { initialSession, sessionReducer, type SessionAction, type SessionState } from '@portal/domain/session';
import { paths } from '@portal/domain/screens';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSession } from '../testing/create-session.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import SignInContainer from './SignInContainer.tsx';

beforeEach(() => void vi.stubGlobal('matchMedia', () => new EventTarget()));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
});

/** /Login after these actions. */
function open(mode: SessionState['mode'], ...actions: SessionAction[]) {
  const state = actions.reduce(sessionReducer, initialSession(mode));
  const check = vi.fn(async () => undefined);
  const signInAtProvider = vi.fn(async () => undefined);
  const signOut = vi.fn(async () => undefined);
  const session = { ...createSession(() => null), check, signInAtProvider, signOut, getState: () => state };
  const { backend, container } = renderInPortal(<SignInContainer />, {
    address: paths.login,
    config: { supportEmail: 'help@school.example' },
    services: { session },
  });
  return { check, signInAtProvider, signOut, backend, container };
}

test.each(['b2c', 'idp'] as const)(
  'what the server says of an expired session is shown as it says it (%s)',
  async (mode) => {
    const { signInAtProvider } = open(mode, { type: 'expired', messages: ['User login has expired', 'Call us.'] });
    await screen.findByRole('heading', { name: 'User login has expired' });
    expect(screen.getByRole('status').textContent).toBe('Call us.\nSign in again to go on where you were.');
    expect(signInAtProvider).not.toHaveBeenCalled();
  },
);

test.each(['b2c', 'idp'] as const)('after logging out the provider is opened by a press only (%s)', async (mode) => {
  const { signInAtProvider } = open(mode, { type: 'signedOut' });
  await screen.findByRole('heading', { name: 'You’re logged out' });
  expect(signInAtProvider).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => signInAtProvider.mock.calls.length).toBe(1);
});

test('the provider that is not reached for ten seconds can be tried again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { signInAtProvider } = open('b2c', { type: 'noToken' });
  signInAtProvider.mockImplementation(() => new Promise(() => undefined));
  await act(() => vi.advanceTimersByTimeAsync(0));
  screen.getByRole('heading', { name: 'Taking you to sign-in' });
  await act(() => vi.advanceTimersByTimeAsync(9999));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('status').textContent).toBe('This is taking longer than usual.');
  screen.getByRole('button', { name: 'Try again' });
});

test.each(['password', 'b2c', 'idp'] as const)(
  'a student of the sibling product, whose address is not known, is told what they are (%s)',
  async (mode) => {
    open(mode, { type: 'refused', variant: 'siblingProduct', messages: [] });
    await screen.findByText(/belongs to another of the school’s products/);
  },
);

test.each<[SessionState['mode'], number]>([
  ['password', 0],
  ['b2c', 1],
  ['idp', 1],
])('a check that failed on another page is made again where nothing else could be shown (%s)', (mode, times) => {
  const { check } = open(mode, { type: 'checkStarted' });
  expect(check).toHaveBeenCalledTimes(times);
});

test.each(['b2c', 'idp'] as const)(
  'a student whom the server refuses can log out and write to the school (%s)',
  async (mode) => {
    const { signOut, signInAtProvider } = open(mode, { type: 'refused', variant: 'plain', messages: ['Not yet.'] });
    await screen.findByRole('heading', { name: 'Your authorization failed' });
    screen.getByText('Not yet.');
    const support = screen.getByRole('link', { name: /help@school\.example/ });
    expect(support.getAttribute('href')).toMatch(/^mailto:help@school\.example/);
    expect(signOut).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Log out' }).click();
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(signInAtProvider).not.toHaveBeenCalled();
  },
);

test('the page carries the name and the logo of the school', async () => {
  const { backend, container } = open('password', { type: 'noToken' });
  Object.assign(backend.setting, { IsShowSiteLogo: true, SiteLogoUrl: 'https://main.example/logo.svg' });
  await screen.findByText('Harbour English');
  expect(container.querySelector('img')?.src).toBe('https://main.example/logo.svg');
});
