import { FailureError } from '@portal/domain/shared';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { callInit, type CallSpec, type Client } from './client/index.ts';
import { courseQueries, studentCoursesCall } from './courses/queries.ts';
import { notificationQueries } from './notifications/queries.ts';
import { checkAuth, checkAuthCall, login, logout } from './session/index.ts';
import { sessionQueries } from './session/queries.ts';
import { commonBannerQuery } from './settings/common-banner.ts';
import { integrationConfigQuery } from './settings/integration.ts';
import { appSettingCall, colorSchemeCall, settingsQueries } from './settings/queries.ts';
import { sidebarQuery } from './settings/sidebar.ts';
import { menuFlagsCall, messagesEnabledCall, shellQueries, unreadMessageCall } from './shell/queries.ts';
import { mockClient } from './testing/index.ts';

/** A client that answers every call with `value`, or throws it. */
function answering(value: unknown) {
  const call = vi.fn<Client['call']>(async () => {
    if (value instanceof Error) throw value;
    return value;
  });
  const client = mockClient({ call });
  return { client, call, asked: (): CallSpec | undefined => call.mock.calls[0]?.[0] };
}

const page = { rows: [{ Id: 1, ItemType: 1, CourseName: 'PTE', IconSource: 3, IconValue: '/a.svg' }], total: 1 };
const setting = { FeatureLock: { ShowEventMenu: true } };

/** Every query: its options for a student, the call it makes and whether it is silent (contract 2), an answer, and what is read from it. */
const QUERIES = [
  {
    name: 'the courses',
    make: (client: Client, userId: number) => courseQueries.list(client, userId),
    key: ['courses', 'list', 5001],
    call: {
      path: 'Course/PagedStudentCourse',
      method: 'POST',
      // NET-29
      body: {
        StudentUserId: 5001,
        PageIndex: 0,
        PageSize: 50,
        SortFieldName: 'Id',
        SortOrder: 'ASC',
        Keyword: '',
        LastDisplayIndex: 3,
      },
    },
    answer: page,
    read: {
      rows: [
        expect.objectContaining({ id: 1, name: 'PTE', icon: { kind: 'image', url: 'https://main.example/a.svg' } }),
      ],
      total: 1,
    },
  },
  {
    name: 'the settings',
    make: (client: Client) => settingsQueries.appSetting(client),
    key: ['settings', 'appSetting'],
    call: { path: 'Setting/GetAppSetting', method: 'POST', silent: true },
    answer: setting,
    read: expect.objectContaining({ locks: expect.objectContaining({ events: true, notifications: false }) }),
  },
  {
    name: 'the colour scheme',
    make: (client: Client) => settingsQueries.colorScheme(client),
    key: ['settings', 'colorScheme'],
    call: { path: 'Setting/GetColorScheme', method: 'POST', silent: true },
    answer: 'DarkBlue',
    read: 'DARKBLUE',
  },
  {
    name: 'the flags of the menu',
    make: shellQueries.menuFlags,
    key: ['shell', 'flags', 'menu', 5001],
    call: { path: 'Account/ShowVideoClassAndMeeting', method: 'POST', query: { userId: 5001 }, silent: true },
    answer: { ShowVideo: { Result: true } },
    read: { videos: true, liveClasses: false, teacherMeetings: false },
  },
  {
    name: 'the permissions',
    make: shellQueries.permissions,
    key: ['shell', 'permissions', 5001],
    call: { path: 'Setting/GetStudentPermission', method: 'POST', body: { StudentId: 5001 }, silent: true },
    answer: ['edit:events'],
    read: ['edit:events'],
  },
  {
    name: 'whether messages are enabled',
    make: shellQueries.messagesEnabled,
    key: ['shell', 'flags', 'messages', 5001],
    call: { path: 'Message/IsMessageEnabled', method: 'POST', query: { userId: 5001 }, silent: true },
    answer: true,
    read: true,
  },
  {
    name: 'whether a message is unread',
    make: (client: Client) => shellQueries.unreadMessage(client),
    key: ['shell', 'unreadMessage'],
    call: { path: 'Message/IsHasUnreadMessage', method: 'GET', silent: true },
    answer: false,
    read: false,
  },
  {
    name: 'the integration',
    make: (client: Client) => integrationConfigQuery(client),
    key: ['settings', 'integrationConfig'],
    call: { path: 'Setting/GetIntegrationConfig', method: 'GET', silent: true },
    answer: { Instance: 'Celpip', IsAddOnEnabled: true },
    read: { instance: 'celpip', addOn: true, hidesMeetings: false },
  },
  {
    name: 'the common banner',
    make: (client: Client) => commonBannerQuery(client),
    key: ['settings', 'commonBanner'],
    call: { path: 'Setting/GetActiveCommonBanner', method: 'POST', body: null, silent: true },
    answer: { Enable: true, BannerMessage: ['News'] },
    read: ['News'],
  },
  {
    // NET-28
    name: 'what is hidden of the ways to packages',
    make: (client: Client) => sidebarQuery(client),
    key: ['sidebar'],
    call: { path: 'Sidebar/GetSidebarSettings', method: 'POST', silent: true },
    answer: { HideUpgradePackage: true },
    read: { hidesUpgrade: true, addsCourses: true, helpEmail: null, contactUs: false },
  },
  {
    name: 'the notification app',
    make: notificationQueries.alert,
    key: ['notifications', 'alert', 5001],
    call: { path: 'Account/GetNotificationAlert', method: 'POST', query: { userId: 5001 }, silent: true },
    answer: { NotificationMicroServiceUrl: '/notes', UserUuid: 'u-1', Role: 'Student' },
    read: { href: 'https://main.example/notes', userUuid: 'u-1', role: 'Student' },
  },
  {
    name: 'the account',
    make: sessionQueries.account,
    key: ['session', 'account', 5001],
    call: { path: 'Account/GetAccountInformation', method: 'POST', silent: true },
    answer: { AccountInformation: { UserId: 5001, StudentId: 2, EnrollmentStatus: 'ACTIVE', IsEmailActivated: true } },
    read: expect.objectContaining({ userId: 5001, studentId: 2, emailActivated: true }),
  },
  {
    name: 'whether a reset link works',
    make: (client: Client) => sessionQueries.resetLink(client, 'a/b+c='),
    key: ['session', 'resetLink', 'a/b+c='],
    call: { path: 'Account/ValidateResetPasswordToken', method: 'POST', body: { Token: 'a/b+c=' } },
    answer: null,
    read: true,
  },
];

test('the one body that is null is sent as the literal null (contract 1.1)', async () => {
  const { client, asked } = answering({});
  await new QueryClient().fetchQuery(commonBannerQuery(client));
  expect(callInit(asked() ?? expect.fail('nothing asked'), { type: '', token: '', jwt: '' }).body).toBe('null');
});

describe.each(QUERIES)('$name', ({ make, key, call, answer, read }) => {
  test('have a key that is the same for every client', () => {
    expect(make(answering(answer).client, 5001).queryKey).toEqual(key);
    expect(make(answering(null).client, 5001).queryKey).toEqual(key);
  });

  test('are requested as the contract spells it, and read', async () => {
    const { client, asked } = answering(answer);
    // A query's type is its own; here each is only fetched.
    const options = make(client, 5001) as unknown as { queryKey: unknown[]; queryFn: () => Promise<unknown> };
    expect(await new QueryClient().fetchQuery({ ...options, retry: false })).toEqual(read);
    expect(asked()).toEqual(call);
  });
});

test("another student's answers have other keys", () => {
  const { client } = answering(null);
  for (const make of [
    (client: Client, userId: number) => courseQueries.list(client, userId),
    shellQueries.menuFlags,
    shellQueries.permissions,
    shellQueries.messagesEnabled,
    notificationQueries.alert,
    sessionQueries.account,
  ]) {
    expect(make(client, 1).queryKey).not.toEqual(make(client, 2).queryKey);
  }
});

test('what the page asks early is what the queries ask later', () => {
  expect([appSettingCall, colorSchemeCall, checkAuthCall].map(({ path, method }) => `${method} ${path}`)).toEqual([
    'POST Setting/GetAppSetting',
    'POST Setting/GetColorScheme',
    'POST Account/CheckAuth',
  ]);
  expect(menuFlagsCall(7)).toEqual({
    path: 'Account/ShowVideoClassAndMeeting',
    method: 'POST',
    query: { userId: 7 },
    silent: true,
  });
  expect(messagesEnabledCall(7)).toMatchObject({
    path: 'Message/IsMessageEnabled',
    method: 'POST',
    query: { userId: 7 },
  });
  expect(unreadMessageCall).toMatchObject({ path: 'Message/IsHasUnreadMessage', method: 'GET' });
  expect(studentCoursesCall(7)).toMatchObject({ body: { StudentUserId: 7 } });
});

describe('the session calls', () => {
  const account = { UserId: 1, StudentId: 2, FirstName: 'Mei', EnrollmentStatus: 'ACTIVE' };
  const refusal = new FailureError({ kind: 'rejected', messages: ['No.'], value: { IsIntegration: true } });

  test('sign in with user name and password', async () => {
    const { client, asked } = answering({ AuthorizationToken: 't', AccountInformation: account });
    expect(await login(client, 'mei', ' secret ')).toMatchObject({ kind: 'authorized', session: { token: 't' } });
    expect(asked()).toEqual({ path: 'Account/Login', method: 'POST', body: { UserName: 'mei', Password: ' secret ' } });
  });

  test('check the session, until the caller gives up', async () => {
    const { client, call } = answering({ AccountInformation: account });
    const { signal } = new AbortController();
    expect(await checkAuth(client, { signal })).toMatchObject({ kind: 'authorized' });
    expect(call).toHaveBeenCalledExactlyOnceWith({ path: 'Account/CheckAuth', method: 'POST' }, { signal });
  });

  test('turn a refusal into an answer', async () => {
    const expected = { kind: 'refused', variant: 'integration', messages: ['No.'] };
    expect(await login(answering(refusal).client, 'ines', 'x')).toEqual(expected);
    expect(await checkAuth(answering(refusal).client)).toEqual(expected);
  });

  test.each([
    new FailureError({ kind: 'offline' }),
    new FailureError({ kind: 'serverDown', status: 500 }),
    new DOMException('gave up', 'AbortError'),
  ])('pass on that the call itself went wrong: $message', async (thrown) => {
    await expect(login(answering(thrown).client, 'mei', 'x')).rejects.toBe(thrown);
    await expect(checkAuth(answering(thrown).client)).rejects.toBe(thrown);
  });

  test('say so when the answer is not understood', async () => {
    await expect(checkAuth(answering({}).client)).rejects.toMatchObject({ failure: { kind: 'notUnderstood' } });
  });

  test.each([null, refusal, new FailureError({ kind: 'offline' })])(
    'sign out whatever the server says: %s',
    async (answer) => {
      const { client, asked } = answering(answer);
      await expect(logout(client)).resolves.toBeUndefined();
      expect(asked()).toEqual({ path: 'Account/Logout', method: 'POST' });
    },
  );
});
