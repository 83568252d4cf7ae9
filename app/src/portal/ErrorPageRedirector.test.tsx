// @vitest-environment jsdom
import type { SignInMode } from '@portal/domain/blocks';
import { initialSession } from '@portal/domain/session';
import { act, cleanup, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
