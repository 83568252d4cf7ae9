// @vitest-environment jsdom
import { readRuntimeConfig } from '@portal/domain/settings';
import { mockFetch } from '@portal/mocks/fetch';
import { createMockBackend } from '@portal/mocks/mock-backend';
import { personas } from '@portal/mocks/personas';
import { createI18n } from '@portal/ui/i18n';
import { afterEach, expect, test, vi } from 'vitest';
import type { TabMessage } from '../session/other-tabs.ts';
import { createPortalServices } from './Portal.tsx';

const UPCOMING = ['liveClasses', 'list', 'upcoming'];
const ACCOUNT = 'Account/GetAccountInformation';
const CONFIG = readRuntimeConfig({ apiBase: 'https://api.example/api' }, 'https://portal.example');

afterEach(() => {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
  localStorage.clear();
});

/** A tab in which the student has seen the classes, in Sydney's time. */
async function openTab() {
  const backend = createMockBackend();
  const { userName } = personas.active;
  const student = backend.students.find((one) => one.userName === userName) ?? expect.fail('no student');
  let hear: (message: TabMessage | null) => void = () => expect.fail('nobody listens');
  const forgetEarly = vi.fn();
  const { client, errorPageRequests, session, queries } = createPortalServices(CONFIG, createI18n('en'), {
    network: mockFetch(backend),
    forgetEarly,
    tabs: { broadcast: () => undefined, listen: (listener) => (hear = listener) },
  });
  const errorPages: string[] = [];
  errorPageRequests.subscribe((page) => errorPages.push(page));
  const signIn = (name: string = userName) => session.signIn(name, student.password);
  await signIn();
  queries.setQueryData(UPCOMING, '20:00');
  const account = () => {
    const state = session.getState();
    return state.status === 'authorized' ? state.session.account : expect.fail(state.status);
  };
  return {
    backend,
    student,
    account,
    client,
    errorPages,
    forgetEarly,
    session,
    signIn,
    cached: () => queries.getQueryData(UPCOMING),
    isToldOfChange: () => hear({ userId: student.account.UserId, token: 'of the tab', accountChanged: true }),
  };
}

test('a zone that is saved in another tab is this tab’s, with nothing left of the old one', async () => {
  const { student, account, cached, isToldOfChange } = await openTab();
  student.account.TimeZoneWithUtc = '(UTC+08:00) Asia/Shanghai';
  isToldOfChange();
  await vi.waitFor(() => expect(account().timeZone).toBe('Asia/Shanghai'));
  expect(cached()).toBeUndefined();
});

test('another change of the account leaves what was fetched', async () => {
  const { student, account, cached, isToldOfChange } = await openTab();
  student.account.FirstName = 'Mei Ling';
  isToldOfChange();
  await vi.waitFor(() => expect(account().firstName).toBe('Mei Ling'));
  expect(cached()).toBe('20:00');
});

test('a saved zone counts although the account could not be fetched after it', async () => {
  const { backend, account, cached, session } = await openTab();
  backend.faults.fail(ACCOUNT, { kind: 'status', status: 500 }, 1);
  expect(await session.refreshAccount()).toBe(false);
  expect([account().timeZone, cached()]).toEqual(['Australia/Sydney', '20:00']);
  session.setTimeZone('Asia/Shanghai');
  expect([account().timeZone, cached()]).toEqual(['Asia/Shanghai', undefined]);
});

test.each([
  ['in its session leads to the error page', false, ['errorPage']],
  ['after the next sign-in leads nowhere', true, []],
])('a call that fails %s', async (_name, overtaken, expected) => {
  const { backend, client, errorPages, session, signIn } = await openTab();
  backend.faults.fail('Message/Create', { kind: 'status', status: 500 });
  const failed = client.call({ path: 'Message/Create', method: 'POST' }).catch(() => undefined);
  if (overtaken) {
    void session.signOut();
    await signIn();
  }
  await failed;
  expect(errorPages).toEqual(expected);
});

test.each<[string, number, (tab: Awaited<ReturnType<typeof openTab>>) => unknown]>([
  ['signs in again', 0, ({ signIn }) => signIn()],
  ['signs out', 1, ({ session }) => session.signOut()],
  ['is followed directly by another one', 1, ({ signIn }) => signIn(personas.archived.userName)],
])('what was fetched early for a student who %s is dropped %i times', async (_name, times, act) => {
  const tab = await openTab();
  await act(tab);
  expect(tab.forgetEarly).toHaveBeenCalledTimes(times);
});
