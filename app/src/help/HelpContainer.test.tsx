// @vitest-environment jsdom
import { helpInfoWires } from '@portal/mocks/fixtures';
import type { MockBackend, Student } from '@portal/mocks/mock-backend';
import { personas } from '@portal/mocks/personas';
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { changeCookies } from '../session/cookie-jar.ts';
import { createTestSessionStore } from '../testing/create-test-services.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import HelpContainer from './HelpContainer.tsx';

// The whole page in jsdom: on a busy machine its first rendering takes seconds.
configure({ asyncUtilTimeout: 40_000 });

afterEach(() => {
  cleanup();
  changeCookies({ helpInformation: null });
  localStorage.clear();
});

/** Its own for each visit: drafts are remembered with it. */
const createSession = () => createTestSessionStore({ subscribe: () => () => undefined });

interface Case {
  userName?: string;
  config?: object;
  prepare?: (backend: MockBackend, student: Student) => void;
}

/** Where a student is led who has sent a message from the form. */
async function nextOf({ prepare, ...options }: Case): Promise<string | null | undefined> {
  const { backend, student, queries } = renderInPortal(<HelpContainer />, {
    ...options,
    services: { session: createSession() },
  });
  backend.help = helpInfoWires.form;
  prepare?.(backend, student);
  fireEvent.change(await screen.findByLabelText('Subject'), { target: { value: 'Login' } });
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'It fails.' } });
  fireEvent.click(screen.getByText('Send message'));
  await screen.findByText('Your message was sent.');
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  return screen
    .getByText(/^(See your messages|Back to help)/)
    .closest('a')
    ?.getAttribute('href');
}

test.each<[string, Case, string]>([
  ['the messages', {}, '/Message'],
  [
    'the messages, where the role may write them',
    {
      config: { roleBasedAccess: true },
      prepare: (backend) => {
        backend.permissions = ['edit:message'];
      },
    },
    '/Message',
  ],
  [
    'help, where the role may not write messages',
    {
      config: { roleBasedAccess: true },
      prepare: (backend) => {
        backend.permissions = ['edit:events'];
      },
    },
    '/HelpDashboard',
  ],
  [
    'help, where messages are off',
    {
      prepare: (_backend, student) => {
        student.messagesEnabled = false;
      },
    },
    '/HelpDashboard',
  ],
  ['help, for an archived student', { userName: personas.archived.userName }, '/HelpDashboard'],
])('a message that was sent leads to %s', async (_where, options, href) => {
  expect(await nextOf(options)).toBe(href);
});

test('what is typed is there again on another visit, until it was sent', async () => {
  const visit = () => {
    const portal = renderInPortal(<HelpContainer />, { services: { session: createSession() } });
    portal.backend.help = helpInfoWires.form;
    return portal;
  };
  visit();
  fireEvent.change(await screen.findByLabelText('Subject'), { target: { value: 'Login' } });
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'It fails.' } });
  cleanup();

  visit();
  expect((await screen.findByLabelText<HTMLInputElement>('Subject')).value).toBe('Login');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('It fails.');
  fireEvent.click(screen.getByText('Send message'));
  await screen.findByText('Your message was sent.');
  cleanup();

  visit();
  expect((await screen.findByLabelText<HTMLInputElement>('Subject')).value).toBe('');
});
