// @vitest-environment jsdom
import { initialSession, sessionReducer, type SessionAction } from '@portal/domain/session';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestSessionStore } from '../testing/create-test-services.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import ErrorContainer from './ErrorContainer.tsx';

beforeEach(() => void vi.stubGlobal('matchMedia', () => new EventTarget()));
afterEach(cleanup);

/** What the page of a suspended student says after these changes of the session. */
async function textAfter(...actions: SessionAction[]): Promise<string> {
  const state = actions.reduce(sessionReducer, initialSession('password'));
  const session = createTestSessionStore({ getState: () => state, subscribe: () => () => undefined });
  const { container } = renderInPortal(<ErrorContainer kind="inactive" />, { services: { session } });
  await screen.findByRole('heading', { name: 'Your account is suspended or archived' });
  return container.textContent;
}

const SUSPENDED = { type: 'refused', variant: 'inactive', messages: ['Ask the office.'] } as const;

test("the page of a refusal shows the server's messages", async () => {
  expect(await textAfter(SUSPENDED)).toContain('Ask the office.');
});

test.each<[string, SessionAction]>([
  ['a wrong password', { type: 'refused', variant: 'plain', messages: ['Not for this page.'] }],
  ['a refusal with another page', { type: 'refused', variant: 'integration', messages: ['Not for this page.'] }],
  ['a session that expired', { type: 'expired', messages: ['Not for this page.'] }],
])('but not those of %s, which came after it', async (_name, later) => {
  const text = await textAfter(SUSPENDED, later);
  expect(text).not.toContain('Not for this page.');
  expect(text).not.toContain('Ask the office.');
});
