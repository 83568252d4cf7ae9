// @vitest-environment jsdom
import type { SignInOutcome } from '@portal/domain/session';
import { paths } from '@portal/domain/screens';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSession } from '../testing/create-session.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { PasswordSignIn } from './PasswordSignIn.tsx';

beforeEach(() => void vi.stubGlobal('matchMedia', () => new EventTarget()));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** The form, next to pages whose code is still coming. */
function open() {
  const answer = Promise.withResolvers<SignInOutcome>();
  const signIn = vi.fn(() => answer.promise);
  const code = Promise.withResolvers<void>();
  let navigate: ReturnType<typeof useNavigate>;
  let address = '';
  function Address() {
    navigate = useNavigate();
    const { pathname } = useLocation();
    if (pathname !== paths.login) use(code.promise);
    address = pathname;
    return null;
  }
  renderInPortal(
    <>
      <Address />
      <PasswordSignIn />
    </>,
    { address: paths.login, services: { session: { ...createSession(() => null), signIn } } },
  );
  return {
    signIn,
    goTo: (to: string) => act(async () => navigate(to)),
    isRefused: () => act(async () => answer.resolve({ kind: 'refused', variant: 'inactive', messages: [] })),
    codeComes: () => act(async () => code.resolve()),
    address: () => address,
  };
}

test.each([
  ['leads to the page that explains it', null, '/UnauthorizedInactiveUser'],
  ['leaves the student who has gone on there', paths.forgotPassword, paths.forgotPassword],
])('a refusal %s', async (_name, to, expected) => {
  const { signIn, goTo, isRefused, codeComes, address } = open();
  fireEvent.change(await screen.findByLabelText('User name or email'), { target: { value: 'mei' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
  if (to !== null) await goTo(to);
  await isRefused();
  await codeComes();
  await waitFor(() => expect(address()).toBe(expected));
});
