// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageRoutes, type PageRoute } from '../router/routes.ts';
import { createTestSession } from '../testing/create-test-session.ts';
import { NoObserver } from '../testing/dialogs.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { ShellRoute } from './ShellRoute.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A page of a student whose account is linked to Google, or is not. */
async function open(path: string, linked: boolean) {
  cleanup();
  const found = pageRoutes.find((one) => one.path === path) ?? expect.fail('no route');
  const route: PageRoute = { ...found, Component: () => null };
  const session = createTestSession({
    UserId: 7001,
    StudentId: 7002,
    FirstName: 'Mei',
    EnrollmentStatus: 'ACTIVE',
    IsSyncToGoogleAccount: linked,
  });
  renderInPortal(<ShellRoute route={route} session={session} />, { address: path });
  await screen.findByRole('heading', { level: 1 });
}

test('the profile carries the mark of a linked Google account, and no other page does (NAV-04)', async () => {
  const mark = { name: 'Linked to Google' };
  await open('/Profile', true);
  // Its code is there from now on.
  await screen.findByRole('img', mark);
  await open('/Profile', false);
  expect(screen.queryByRole('img', mark)).toBeNull();
  await open('/Event', true);
  expect(screen.queryByRole('img', mark)).toBeNull();
});
