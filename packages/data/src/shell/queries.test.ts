import { expect, test } from 'vitest';
import { describeQuery } from '../testing/describe-query.ts';
import { menuFlagsCall, messagesEnabledCall, shellQueries, unreadMessageCall } from './queries.ts';

describeQuery('the flags of the menu', {
  make: (client) => shellQueries.menuFlags(client, 5001),
  key: ['shell', 'flags', 'menu', 5001],
  call: { path: 'Account/ShowVideoClassAndMeeting', method: 'POST', query: { userId: 5001 }, silent: true },
  answer: { ShowVideo: { Result: true } },
  read: { videos: true, liveClasses: false, teacherMeetings: false },
});

describeQuery('the permissions', {
  make: (client) => shellQueries.permissions(client, 5001),
  key: ['shell', 'permissions', 5001],
  call: { path: 'Setting/GetStudentPermission', method: 'POST', body: { StudentId: 5001 }, silent: true },
  answer: ['edit:events'],
  read: ['edit:events'],
});

describeQuery('whether messages are enabled', {
  make: (client) => shellQueries.messagesEnabled(client, 5001),
  key: ['shell', 'flags', 'messages', 5001],
  call: { path: 'Message/IsMessageEnabled', method: 'POST', query: { userId: 5001 }, silent: true },
  answer: true,
  read: true,
});

describeQuery('whether a message is unread', {
  make: (client) => shellQueries.unreadMessage(client),
  key: ['shell', 'unreadMessage'],
  call: { path: 'Message/IsHasUnreadMessage', method: 'GET', silent: true },
  answer: false,
  read: false,
});

test('what the page asks early is what the queries ask later', () => {
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
});
