// @vitest-environment jsdom
import { helpInfoWires } from '@portal/mocks/fixtures';
import type { Fault, MockBackend, Student } from '@portal/mocks/mock-backend';
import { personas } from '@portal/mocks/personas';
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
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

/** The page of help, which can be left. */
function HelpOrElsewhere() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Leave' : 'Come back'}
      </button>
      {isOpen && <HelpContainer />}
    </>
  );
}

describe('a message that is sent while the page is left', () => {
  /** Sends a message, and leaves the page before the response. */
  async function leaveWhileSending(fault?: Fault) {
    const portal = renderInPortal(<HelpOrElsewhere />, { services: { session: createSession() } });
    portal.backend.help = helpInfoWires.form;
    fireEvent.change(await screen.findByLabelText('Subject'), { target: { value: 'Login' } });
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'It fails.' } });
    portal.backend.faults.delay('Message/Create', 300);
    if (fault) portal.backend.faults.fail('Message/Create', fault, 1);
    fireEvent.click(screen.getByText('Send message'));
    await waitFor(() => expect(portal.calls('Message/Create')).toHaveLength(1));
    fireEvent.click(screen.getByText('Leave'));
    return portal;
  }
  const comeBack = () => fireEvent.click(screen.getByText('Come back'));

  test('is still being sent when the student comes back, and then said to be sent, once', async () => {
    const { calls } = await leaveWhileSending();
    comeBack();
    await screen.findByText('Your message was sent.');
    expect(calls('Message/Create')).toHaveLength(1);
    fireEvent.click(screen.getByText('Leave'));
    comeBack();
    expect((await screen.findByLabelText<HTMLInputElement>('Subject')).value).toBe('');
  });

  test('says that it was not sent, and can be sent again', async () => {
    const { calls } = await leaveWhileSending({ kind: 'rejected', messages: ['Closed'] });
    comeBack();
    await screen.findByText('Closed');
    fireEvent.click(screen.getByText('Send message'));
    await screen.findByText('Your message was sent.');
    expect(calls('Message/Create')).toHaveLength(2);
  });
});
