// @vitest-environment jsdom
import type { SignInMode } from '@portal/domain/blocks';
import { initialSession } from '@portal/domain/session';
import { done, failed, idle, pending, type Submission } from '@portal/domain/shared';
import { act, cleanup, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useStayWhilePending } from '../router/useStayWhilePending.ts';
import { createErrorPageRequests, ErrorPageRedirector } from './ErrorPageRedirector.tsx';

let before = 0;
const added = () => history.length - before;
beforeEach(() => {
  // Also removes the entries after it, which an earlier file may have left.
  history.pushState(null, '', '/Lesson/101');
  before = history.length;
});
afterEach(cleanup);

function open(requests = createErrorPageRequests(), mode: SignInMode = 'password') {
  const session = { getState: () => initialSession(mode) };
  render(
    <BrowserRouter>
      <ErrorPageRedirector requests={requests} session={session} />
    </BrowserRouter>,
  );
  return requests;
}

test('several requests before the error page is rendered are one history entry', () => {
  const requests = open();
  act(() => {
    requests.request('errorPage');
    requests.request('badRequestPage');
  });
  act(() => requests.request('errorPage'));
  expect(location.pathname).toBe('/Error');
  expect(added()).toBe(1);
});

test('a request that is held until the first render is carried out by it, once', () => {
  const requests = createErrorPageRequests();
  requests.hold();
  requests.request('badRequestPage');
  requests.request('errorPage');
  open(requests);
  expect(location.pathname).toBe('/ErrorBadRequest');
  expect(added()).toBe(1);
});

test('a request from before is not: the first screen is about it', () => {
  const requests = createErrorPageRequests();
  requests.request('errorPage');
  requests.hold();
  open(requests);
  expect(location.pathname).toBe('/Lesson/101');
  expect(added()).toBe(0);
});

test('the page that was gone back to before the error page was rendered leads there again', async () => {
  const requests = open();
  await act(async () => {
    const back = new Promise((done) => addEventListener('popstate', done, { once: true }));
    requests.request('errorPage');
    history.back();
    await back;
  });
  expect(location.pathname).toBe('/Lesson/101');
  act(() => requests.request('badRequestPage'));
  expect(location.pathname).toBe('/ErrorBadRequest');
});

test.each<[string, SignInMode, string]>([
  ['/Lesson/101', 'password', '/Error'],
  ['/Login', 'password', '/Login'],
  ['/Login?from=mail', 'b2c', '/Error'],
  ['/ForgotPassword', 'b2c', '/ForgotPassword'],
  ['/ErrorBadRequest', 'password', '/ErrorBadRequest'],
])(
  'a session check that fails at %s (%s) leads to %s: what works without a session stays',
  (address, mode, expected) => {
    history.replaceState(null, '', address);
    const requests = open(createErrorPageRequests(), mode);
    act(() => requests.request('checkErrorPage'));
    expect(location.pathname).toBe(expected);
  },
);

/** A dialog with a write, beside the redirector; null = it is closed. */
function openWithDialog(first: Submission | null) {
  const requests = createErrorPageRequests();
  const session = { getState: () => initialSession('password') };
  function Dialog({ submission }: { submission: Submission }) {
    useStayWhilePending(submission);
    return null;
  }
  const view = (submission: Submission | null) => (
    <BrowserRouter>
      <ErrorPageRedirector requests={requests} session={session} />
      {submission && <Dialog submission={submission} />}
    </BrowserRouter>
  );
  const { rerender } = render(view(first));
  return {
    fail: () => act(() => requests.request('errorPage')),
    show: (submission: Submission | null) => rerender(view(submission)),
  };
}

const REFUSED = failed({ kind: 'rejected', messages: [], value: null });

test.each<[string, Submission, Submission | null]>([
  ['a result, whose dialog is closed', done(undefined), null],
  ['a refusal, which is dismissed', REFUSED, idle],
])('while a dialog waits, the error page of another call waits for %s', (_name, result, seen) => {
  const { fail, show } = openWithDialog(pending);
  fail();
  fail();
  expect(location.pathname).toBe('/Lesson/101');
  show(result);
  expect(location.pathname).toBe('/Lesson/101');
  show(seen);
  expect(location.pathname).toBe('/Error');
  expect(added()).toBe(1);
});

test('it is left out once the student has left the page that the call failed on', () => {
  const { fail, show } = openWithDialog(pending);
  fail();
  show(done(undefined));
  history.pushState(null, '', '/MyCourse/101');
  show(null);
  expect(location.pathname).toBe('/MyCourse/101');
  fail();
  expect(location.pathname).toBe('/Error');
});

test.each([idle, done(undefined), REFUSED])('an error page does not wait for a dialog that is %j', (submission) => {
  const { fail } = openWithDialog(submission);
  fail();
  expect(location.pathname).toBe('/Error');
});
