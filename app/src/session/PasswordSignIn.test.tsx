// @vitest-environment jsdom
import { initialSession, sessionReducer, type SessionAction, type SignInOutcome } from '@portal/domain/session';
import { paths } from '@portal/domain/screens';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { use } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
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

/** The form during or after these changes of the session, and the address. */
async function openForm(...actions: SessionAction[]) {
  let state = actions.reduce(sessionReducer, initialSession('password'));
  const listeners = new Set<() => void>();
  const signIn = vi.fn((): Promise<SignInOutcome> => Promise.reject(new Error('not expected')));
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const session = { ...createSession(() => null), signIn, subscribe, getState: () => state };
  let address = '';
  function Address() {
    address = useLocation().pathname;
    return null;
  }
  renderInPortal(
    <>
      <Address />
      <Routes>
        <Route path={paths.login} element={<PasswordSignIn />} />
        <Route path="*" element="Another page" />
      </Routes>
    </>,
    { address: paths.login, services: { session } },
  );
  await screen.findByLabelText('User name or email');
  const dispatch = (action: SessionAction) =>
    act(() => {
      state = sessionReducer(state, action);
      for (const listener of listeners) listener();
    });
  return { signIn, dispatch, address: () => address };
}

/** The form with both fields filled, while the session is being checked. */
async function openWhileChecked() {
  const form = await openForm({ type: 'checkStarted' });
  fireEvent.change(screen.getByLabelText('User name or email'), { target: { value: 'mei' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
  return form;
}

const refused = (message: string): SessionAction => ({ type: 'refused', variant: 'plain', messages: [message] });

test('a session that is refused after the form was shown says why, and what was typed stays', async () => {
  const { dispatch } = await openWhileChecked();
  expect(screen.queryByRole('alert')).toBeNull();
  dispatch(refused('Locked.'));
  expect(screen.getByRole('alert').textContent).toContain('Locked.');
  expect(screen.getByLabelText<HTMLInputElement>('User name or email').value).toBe('mei');
});

test('not so once the student has signed in themselves: their own answer counts', async () => {
  const { signIn, dispatch } = await openWhileChecked();
  signIn.mockResolvedValue({ kind: 'refused', variant: 'plain', messages: ['Wrong password.'] });
  fireEvent.keyDown(screen.getByLabelText('Password'), { key: 'Enter' });
  await screen.findByText('Wrong password.');
  dispatch(refused('Locked.'));
  expect(screen.getByRole('alert').textContent).toContain('Wrong password.');
});

const INACTIVE: SessionAction = { type: 'refused', variant: 'inactive', messages: ['Locked.'] };

test('a session that is refused late leads to the page that explains it (contract 1.5)', async () => {
  const { dispatch, address } = await openForm({ type: 'checkStarted' }, { type: 'checkSlow' });
  dispatch(INACTIVE);
  expect(address()).toBe(paths.inactiveUser);
});

test('not so a student who has begun to sign in, and loses nothing', async () => {
  const { dispatch, address } = await openWhileChecked();
  dispatch(INACTIVE);
  expect(address()).toBe(paths.login);
  expect(screen.getByRole('alert').textContent).toContain('Locked.');
  expect(screen.getByLabelText<HTMLInputElement>('User name or email').value).toBe('mei');
});

test('nor one who has come back from that page', async () => {
  const { address } = await openForm(INACTIVE);
  expect(address()).toBe(paths.login);
});

test.each<[string, SignInOutcome]>([
  ['for which the server sends no words', { kind: 'refused', variant: 'siblingProduct', messages: [] }],
  ['that cannot be fulfilled', { kind: 'stopped' }],
])('a sign-in %s is explained in the language that is chosen afterwards', async (_name, outcome) => {
  const { signIn } = await openWhileChecked();
  signIn.mockResolvedValue(outcome);
  fireEvent.keyDown(screen.getByLabelText('Password'), { key: 'Enter' });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/[a-z]/);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'zh' } });
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toMatch(/[a-z]/));
});

test('Enter that ends the composition of a character does not submit', async () => {
  const { signIn } = await openWhileChecked();
  signIn.mockResolvedValue({ kind: 'leaving' });
  const enter = (isComposing: boolean) =>
    act(async () => void fireEvent.keyDown(screen.getByLabelText('User name or email'), { key: 'Enter', isComposing }));
  await enter(true);
  await enter(true);
  expect(signIn).not.toHaveBeenCalled();
  await enter(false);
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(1));
});
