// @vitest-environment jsdom
import { done, failed, idle, pending, type Submission } from '@portal/domain/shared';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askBeforeLeaving, listenBeforeRouter } from './leave-guard.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

configure({ asyncUtilTimeout: 30_000 });
beforeAll(listenBeforeRouter);
beforeEach(() => history.replaceState(null, '', '/'));
afterEach(cleanup);

interface Form {
  changed: boolean;
  saving: Submission;
  isPartial?: boolean;
}

function Page({ changed, saving, isPartial = false }: Form) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [out, setOut] = useState(false);
  const { question, waits } = useLeaveGuard(changed && pathname === '/profile', saving, isPartial);
  return (
    <>
      <output>{out ? 'logged out' : pathname + search}</output>
      <Link to="/profile">profile</Link>
      <Link to="/courses">courses</Link>
      <Link to="/profile?tab=2">tab</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        arrow
      </button>
      <button type="button" onClick={() => askBeforeLeaving(() => setOut(true))}>
        log out
      </button>
      <button type="button" onClick={() => void navigate('/login', { replace: true })}>
        redirect
      </button>
      {waits && <p>leaves once saved</p>}
      {question && (
        <>
          <button type="button" onClick={question.onStay}>
            stay
          </button>
          <button type="button" onClick={question.onLeave}>
            leave
          </button>
        </>
      )}
    </>
  );
}

/** The profile, to which a link of the first page led. */
function open() {
  const view = (form: Form) => (
    <BrowserRouter>
      <Page {...form} />
    </BrowserRouter>
  );
  const { rerender } = render(view({ changed: true, saving: idle }));
  press('profile');
  return {
    set: (changed: boolean, saving: Submission = idle, isPartial = false) =>
      rerender(view({ changed, saving, isPartial })),
  };
}

const press = (name: string) => fireEvent.click(screen.getByText(name));
const shown = () => screen.getByRole('status').textContent;
const asks = () => screen.queryByText('leave') !== null;
const waits = () => screen.queryByText('leaves once saved') !== null;
const browserAsks = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

describe.each([
  ['a link', () => press('courses'), '/courses'],
  ['a redirect', () => press('redirect'), '/login'],
  ['the back arrow', () => press('arrow'), '/'],
  ['the browser’s back', () => history.back(), '/'],
  ['logging out', () => press('log out'), 'logged out'],
])('with something to lose, %s', (_name, go, to) => {
  test('asks, and the page stays for as long as the student wants', async () => {
    open();
    go();
    await waitFor(() => expect(asks()).toBe(true));
    await waitFor(() => expect(location.pathname).toBe('/profile'));
    expect(shown()).toBe('/profile');
    press('stay');
    expect(asks()).toBe(false);
    go();
    await waitFor(() => expect(asks()).toBe(true));
    expect(shown()).toBe('/profile');
  });

  test('goes there when the student wants to leave', async () => {
    open();
    go();
    await waitFor(() => expect(asks()).toBe(true));
    await waitFor(() => expect(location.pathname).toBe('/profile'));
    press('leave');
    await waitFor(() => expect(shown()).toBe(to));
    expect(asks()).toBe(false);
  });

  test('goes there without the answer once there is nothing left to lose', async () => {
    const { set } = open();
    go();
    await waitFor(() => expect(asks()).toBe(true));
    await waitFor(() => expect(location.pathname).toBe('/profile'));
    set(false);
    await waitFor(() => expect(shown()).toBe(to));
    expect(asks()).toBe(false);
  });

  test('waits without a question while it is saved, and goes there then', async () => {
    const { set } = open();
    set(true, pending);
    go();
    await waitFor(() => expect(waits()).toBe(true));
    await waitFor(() => expect(location.pathname).toBe('/profile'));
    expect([asks(), shown()]).toEqual([false, '/profile']);
    set(false, pending);
    expect(shown()).toBe('/profile');
    set(false, done(undefined));
    await waitFor(() => expect(shown()).toBe(to));
    expect(asks()).toBe(false);
  });

  test('stays when saving fails, and asks the next time', async () => {
    const { set } = open();
    set(true, pending);
    go();
    await waitFor(() => expect(waits()).toBe(true));
    await waitFor(() => expect(location.pathname).toBe('/profile'));
    set(true, failed({ kind: 'serverDown', status: 500 }));
    expect([asks(), waits(), shown()]).toEqual([false, false, '/profile']);
    go();
    await waitFor(() => expect(asks()).toBe(true));
  });

  test('stays when only a part is saved, and does not ask the next time', async () => {
    const { set } = open();
    set(true, pending);
    go();
    await waitFor(() => expect(waits()).toBe(true));
    await waitFor(() => expect(location.pathname).toBe('/profile'));
    set(false, pending);
    set(false, done(undefined), true);
    expect([asks(), waits(), shown()]).toEqual([false, false, '/profile']);
    go();
    await waitFor(() => expect(shown()).toBe(to));
    expect(asks()).toBe(false);
  });

  test('asks once it is saved when more was typed meanwhile', async () => {
    const { set } = open();
    set(true, pending);
    go();
    await waitFor(() => expect(waits()).toBe(true));
    set(true, done(undefined));
    expect([asks(), waits()]).toEqual([true, false]);
  });

  test('does not ask when there is nothing to lose any more', async () => {
    const { set } = open();
    set(false);
    go();
    await waitFor(() => expect(shown()).toBe(to));
    expect(asks()).toBe(false);
  });
});

test('another address of the same page is not left', () => {
  open();
  press('tab');
  expect(shown()).toBe('/profile?tab=2');
  expect(asks()).toBe(false);
});

test('the browser asks before the tab is closed, only with something to lose', () => {
  const { set } = open();
  expect(browserAsks()).toBe(true);
  set(false);
  expect(browserAsks()).toBe(false);
});
