// @vitest-environment jsdom
import { initialSession, sessionReducer } from '@portal/domain/session';
import { cleanup, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storage } from '../portal/storage.ts';
import { createTestSessionStore } from '../testing/create-test-services.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { RequireSession } from './RequireSession.tsx';
import { pageRoutes, type PageRoute } from './routes.ts';

beforeEach(() => {
  // React draws a transition at its own pace, not at `act`'s.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => {
  cleanup();
  storage.set('lastPath', null);
  vi.unstubAllGlobals();
});

/** A session that is being checked until it is ended. */
function createEndingSession() {
  let state = sessionReducer(initialSession('password'), { type: 'checkStarted' });
  const listeners = new Set<() => void>();
  const session = createTestSessionStore({
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    check: async () => undefined,
  });
  function end() {
    state = sessionReducer(state, { type: 'expired', messages: [] });
    for (const listener of listeners) listener();
  }
  return { session, end };
}

const route = pageRoutes[0] as PageRoute;

const never = new Promise<never>(() => undefined);

function Address() {
  return <output>{useLocation().pathname}</output>;
}

/** A page whose code never comes. */
function Coming() {
  return use(never);
}

function open() {
  const { session, end } = createEndingSession();
  const { container } = renderInPortal(
    <>
      <Address />
      <Link to="/MyCourseList?search=pte">Courses</Link>
      <Suspense>
        <Routes>
          <Route path="/MyPackages" element={<RequireSession route={route} />} />
          <Route path="/MyCourseList" element={<Coming />} />
          <Route path="/Login" element="Sign in" />
        </Routes>
      </Suspense>
    </>,
    { address: '/MyPackages?page=2', services: { session } },
  );
  const signIn = () => expect.poll(() => container.textContent).toBe('/LoginCoursesSign in');
  return { end, signIn };
}

test('the page that a student is on when the session ends is where they return to', async () => {
  const { end, signIn } = open();
  end();
  await signIn();
  expect(storage.get('lastPath')).toBe('/MyPackages?page=2');
});

test('so is the page that they have pressed and that is not rendered yet', async () => {
  const { end, signIn } = open();
  screen.getByText('Courses').click();
  end();
  await signIn();
  expect(storage.get('lastPath')).toBe('/MyCourseList?search=pte');
});
