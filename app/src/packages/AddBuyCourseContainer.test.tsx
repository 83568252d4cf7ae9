// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createSession } from '../testing/create-session.ts';
import { NoObserver, stubDialogs } from '../testing/dialogs.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import AddBuyCourseContainer from './AddBuyCourseContainer.tsx';

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NoObserver);
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The add/buy page of a student who may upgrade a course, once its cards are shown. */
async function open(settings: 'pending' | 'failed' | 'loaded') {
  onTestFinished(stubDialogs());
  const { backend, queries } = renderInPortal(<AddBuyCourseContainer />, {
    address: '/AddBuyCourse',
    services: { session: createSession(() => null) },
  });
  if (settings === 'pending') backend.faults.fail('Sidebar/GetSidebarSettings', { kind: 'never' });
  if (settings === 'failed') backend.faults.fail('Sidebar/GetSidebarSettings', { kind: 'status', status: 500 });
  await screen.findAllByText('PTE Academic in 6 weeks');
  await waitFor(() => expect(queries.isFetching()).toBe(settings === 'pending' ? 1 : 0));
}

test.each([
  ['is not known yet', 'pending', false],
  ['cannot be fetched', 'failed', true],
  ['is known', 'loaded', true],
] as const)('while %s whether the school hides upgrades, they are offered: %s', async (_name, settings, offered) => {
  await open(settings);
  expect(screen.queryAllByText('Upgrade now').length > 0).toBe(offered);
});
