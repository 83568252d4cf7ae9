// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoObserver, stubDialogs } from '../testing/dialogs.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import LiveClassesContainer from './LiveClassesContainer.tsx';

let takeAway = () => {};
beforeEach(() => {
  takeAway = stubDialogs();
  vi.stubGlobal('IntersectionObserver', NoObserver);
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(() => {
  cleanup();
  takeAway();
});

const REGISTERED = 'LiveClass/GetRegisteredLiveClassEventGridJson';

test('a list of registered classes that fails leaves the notice over it, and is fetched again at its button', async () => {
  const { backend, failures } = renderInPortal(<LiveClassesContainer />, { address: '/LiveClassList' });
  backend.faults.fail(REGISTERED, { kind: 'status', status: 500 }, 1);
  fireEvent.click((await screen.findAllByRole('button', { name: /^Sign up/ }))[0] as HTMLElement);
  const notice = await screen.findByRole('dialog', { name: 'Registration Completed' });
  await waitFor(() => expect(failures()).toEqual([{ path: REGISTERED, silent: true }]));
  fireEvent.click(within(notice).getByRole('button', { name: 'Done' }));
  fireEvent.click(await screen.findByRole('button', { name: /try again/i }));
  await screen.findAllByRole('button', { name: /^Registered/ });
});
