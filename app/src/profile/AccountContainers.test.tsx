// @vitest-environment jsdom
import type { Fault } from '@portal/mocks/mock-backend';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { changeCookies } from '../session/cookie-jar.ts';
import type { Services } from '../portal/services.ts';
import type { SessionStore } from '../session/session-store.ts';
import { profiles } from '@portal/mocks/fixtures';
import { addLeaveGuard } from '../router/leave-guard.ts';
import { createSession } from '../testing/create-session.ts';
import { stubDialogs } from '../testing/dialogs.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { DeleteAccountContainer } from './DeleteAccountContainer.tsx';
import { LinkAccountContainer } from './LinkAccountContainer.tsx';
import RedirectViewContainer from './RedirectViewContainer.tsx';

const LINK = 'Profile/LinkStudentAccount';
const DELETE = 'Profile/DeleteStudentAccount';
const REFUSED: Fault = { kind: 'rejected', messages: ['Not now.', 'Ask your school.'] };

let takeDialogsAway = () => undefined as void;
beforeEach(() => {
  takeDialogsAway = stubDialogs();
});
afterEach(() => {
  cleanup();
  takeDialogsAway();
  localStorage.clear();
  sessionStorage.clear();
  changeCookies({ authorizationToken: null });
});

const stored = () => [localStorage.getItem('linkAccountRequest'), localStorage.getItem('emailAddress')];

describe('linking', () => {
  async function press(linkAtProvider: SessionStore['linkAtProvider']) {
    const session = { ...createSession(() => null), linkAtProvider };
    renderInPortal(<LinkAccountContainer profile={profiles.every} />, { services: { session } });
    fireEvent.click(await screen.findByText('Link Google'));
  }

  test('stores the request before the student leaves', async () => {
    const left = vi.fn<() => void>();
    const { promise, resolve } = Promise.withResolvers<void>();
    onTestFinished(() => resolve());
    await press(() => {
      left();
      expect(stored()).toEqual(['true', 'mei@example.com']);
      return promise;
    });
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    fireEvent.click(screen.getByText('Link Google'));
    expect(left).toHaveBeenCalledTimes(1);
    expect(stored()).toEqual(['true', 'mei@example.com']);
  });

  test('that fails removes the request, and says so', async () => {
    await press(() => Promise.reject(new Error('unreachable')));
    await screen.findByText('We couldn’t open the Google sign-in');
    expect(stored()).toEqual([null, null]);
  });

  describe('that was not finished', () => {
    /** Leaves for the provider, by which the page is gone. */
    async function leave() {
      const left = vi.fn<() => void>();
      await press(() => {
        left();
        return new Promise(() => undefined);
      });
      await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
      cleanup();
    }
    async function openPage() {
      const services = { session: createSession(() => null) };
      renderInPortal(<LinkAccountContainer profile={profiles.every} />, { services });
      await screen.findByText('Link Google');
    }

    test('is not there any more when the page is opened again', async () => {
      await leave();
      expect(stored()).toEqual(['true', 'mei@example.com']);
      await openPage();
      expect(stored()).toEqual([null, null]);
      expect(sessionStorage).toHaveLength(0);
    });

    test('stays while the page is opened in another tab, which did not begin it', async () => {
      await leave();
      const ofTab = { ...sessionStorage };
      sessionStorage.clear();
      await openPage();
      expect(stored()).toEqual(['true', 'mei@example.com']);
      cleanup();
      Object.assign(sessionStorage, ofTab);
      await openPage();
      expect(stored()).toEqual([null, null]);
    });
  });

  test('asks before what is not saved is lost, and waits for nothing when the student stays', async () => {
    const left = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
    const held: (() => void)[] = [];
    onTestFinished(addLeaveGuard({ onPop: () => undefined, hold: (proceed) => held.push(proceed) }));
    await press(left);
    expect(left).not.toHaveBeenCalled();
    expect(stored()).toEqual([null, null]);
    act(() => held[0]?.());
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  });

  test('that the student comes back from removes the request', async () => {
    await press(() => Promise.resolve());
    await waitFor(() => expect(stored()).toEqual([null, null]));
  });
});

describe('/RedirectView', () => {
  function open(request: { flag?: string; email?: string }, query = '', fault?: Fault, token: string | null = 'held') {
    if (request.flag !== undefined) localStorage.setItem('linkAccountRequest', request.flag);
    if (request.email !== undefined) localStorage.setItem('emailAddress', request.email);
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    changeCookies({ authorizationToken: token });
    const leave = vi.fn();
    const portal = renderInPortal(
      <StrictMode>
        <RedirectViewContainer />
      </StrictMode>,
      { address: `/RedirectView${query}`, services: { leave } },
    );
    if (fault) portal.backend.faults.fail(LINK, fault);
    return { ...portal, leave };
  }

  test('links once, with the stored address, and a reload finds nothing to link', async () => {
    sessionStorage.setItem('linkStarted', 'true');
    const { calls, leave } = open({ flag: 'true', email: 'mei@example.com' }, '?code=1&state=2');
    await screen.findByText('Your account is linked');
    expect(sessionStorage).toHaveLength(0);
    expect(calls(LINK).map(({ body }) => body)).toEqual([{ EmailAddress: 'mei@example.com' }]);
    expect(stored()).toEqual([null, null]);
    fireEvent.click(screen.getByText('Go to dashboard'));
    expect(leave).toHaveBeenCalledWith('/');
    cleanup();
    open({});
    await screen.findByText('Invalid request');
  });

  test('without a session links nobody: it has expired', async () => {
    const { calls } = open({ flag: 'true', email: 'mei@example.com' }, '', undefined, null);
    await screen.findByText(/User login has expired/);
    expect(calls(LINK)).toEqual([]);
    expect(stored()).toEqual([null, null]);
  });

  test('that is refused has the reasons, and the request is gone too', async () => {
    open({ flag: 'true', email: 'mei@example.com' }, '', REFUSED);
    await screen.findByText(/Not now\.\s+Ask your school\./);
    expect(stored()).toEqual([null, null]);
  });

  test('whose answer is lost may have linked: it is not said that nothing has changed', async () => {
    open({ flag: 'true', email: 'mei@example.com' }, '', { kind: 'status', status: 500 });
    await screen.findByText('We don’t know whether your account was linked');
    expect(stored()).toEqual([null, null]);
  });

  test.each([
    ['Invalid request', {}, ''],
    ['Invalid request', { flag: 'false', email: 'mei@example.com' }, ''],
    ['We couldn’t link your account', { flag: 'true', email: 'mei@example.com' }, '?error=access_denied'],
  ])('shows “%s” without a call for %j %s', async (title, request, query) => {
    const { calls } = open(request, query);
    await screen.findByText(title);
    expect(calls(LINK)).toEqual([]);
    expect(stored()).toEqual([null, null]);
  });
});

describe('deleting', () => {
  async function open() {
    const session = createSession(() => null);
    const signOut = vi.spyOn(session, 'signOut');
    const leave = vi.fn<Services['leave']>();
    const portal = renderInPortal(<DeleteAccountContainer profile={profiles.every} />, {
      services: { session, leave },
    });
    fireEvent.click(await screen.findByText('Delete account', { selector: 'button *' }));
    return { ...portal, signOut, leave };
  }
  const confirm = () =>
    screen.getAllByText('Delete account', { selector: 'button *' }).at(-1)?.closest('button') ?? expect.fail();
  async function retype() {
    fireEvent.change(await screen.findByLabelText('Type mei@example.com to confirm'), {
      target: { value: 'Mei@example.com' },
    });
    // Once it is known that no captcha is needed.
    await waitFor(() => expect(confirm().disabled).toBe(false));
  }

  test('leaves once the account is deleted, not before', async () => {
    const { signOut, leave, calls, backend } = await open();
    backend.faults.fail(DELETE, REFUSED, 1);
    await retype();
    fireEvent.click(confirm());
    await screen.findByText('Ask your school.');
    expect(calls(DELETE)).toHaveLength(1);
    expect(signOut).not.toHaveBeenCalled();
    fireEvent.click(confirm());
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
    expect(calls(DELETE)).toHaveLength(2);
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/Login'));
  });

  test('sends the account’s own address, in whichever letter case it was retyped', async () => {
    const { calls } = await open();
    await retype();
    fireEvent.click(confirm());
    await waitFor(() => expect(calls(DELETE)).toHaveLength(1));
    expect(calls(DELETE)[0]?.body).toMatchObject({ StudentId: 7001, EmailAddress: 'mei@example.com' });
  });

  test('leaves also when the page has been left by the browser’s Back meanwhile', async () => {
    const { signOut, leave } = await open();
    await retype();
    fireEvent.click(confirm());
    cleanup();
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/Login'));
  });
});

// 002 §6: by the flags of the profile.
test.each([
  ['Delete account', profiles.every, DeleteAccountContainer],
  ['Link Google', profiles.every, LinkAccountContainer],
])('%s is there only where the server offers it', (name, profile, Container) => {
  const services = { session: createSession(() => null) };
  for (const offered of [true, false]) {
    renderInPortal(<Container profile={{ ...profile, canDelete: offered, canLink: offered }} />, { services });
    expect(screen.queryByText(name, { selector: 'button *' }) !== null).toBe(offered);
    cleanup();
  }
});
