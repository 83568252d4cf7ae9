// @vitest-environment jsdom
import type { RefusalVariant, SignInOutcome } from '@portal/domain/session';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createSession } from '../testing/create-session.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import ProceedLoginContainer from './ProceedLoginContainer.tsx';
import type { SessionStore } from './session-store.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
  localStorage.clear();
});

function Address() {
  return <output>{useLocation().pathname}</output>;
}
const address = () => screen.getByRole('status').textContent;

/** A link in an email, followed. */
function open(signInWithToken: SessionStore['signInWithToken']) {
  vi.stubGlobal('portalBoot', { loginToken: 'enter-mei' });
  renderInPortal(
    <>
      <Address />
      <ProceedLoginContainer />
    </>,
    { address: '/ProceedLogin', services: { session: { ...createSession(() => null), signInWithToken } } },
  );
}

test('a server that does not answer for ten seconds is asked again by a press, and its first answer counts no more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answers: PromiseWithResolvers<SignInOutcome>[] = [];
  const signInWithToken = vi.fn((_token: string, _signal?: AbortSignal) => {
    const answer = Promise.withResolvers<SignInOutcome>();
    answers.push(answer);
    return answer.promise;
  });
  open(signInWithToken);
  await act(() => vi.advanceTimersByTimeAsync(0));
  screen.getByRole('heading', { name: 'Checking your session' });
  await act(() => vi.advanceTimersByTimeAsync(9999));
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert').textContent).toBe('This is taking longer than usual.');
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(signInWithToken.mock.calls.map(([token, signal]) => [token, signal?.aborted])).toEqual([
    ['enter-mei', true],
    ['enter-mei', false],
  ]);
  expect(screen.queryByRole('button')).toBeNull();
  await act(async () => answers[0]?.reject(new Error('given up')));
  expect(address()).toBe('/ProceedLogin');
  await act(async () => answers[1]?.resolve({ kind: 'stopped' }));
  expect(address()).toBe('/Login');
});

test.each<[RefusalVariant, string]>([
  ['inactive', '/UnauthorizedInactiveUser'],
  ['integration', '/UnauthorizedIntegration'],
  ['plain', '/Login'],
])('a refused link (%s) leads to %s', async (variant, expected) => {
  open(async () => ({ kind: 'refused', variant, messages: [] }));
  await waitFor(() => expect(address()).toBe(expected));
});
