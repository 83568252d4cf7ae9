import { call, type MakeHandler } from './route.ts';

/** Segment Message, as far as the portal's screens go. */
export const messageCalls: MakeHandler[] = [
  call(
    { method: 'POST', path: 'Message/IsMessageEnabled', query: { userId: 'number' } },
    (student) => student.messagesEnabled,
  ),
  call({ method: 'GET', path: 'Message/IsHasUnreadMessage' }, (student) => student.unreadMessage),
];
