import type { MockArea } from '../backend/area.ts';
import { call, type MakeHandler } from '../backend/route.ts';

/** The calls of segment Message that the portal uses. */
const messageCalls: MakeHandler[] = [
  call(
    { method: 'POST', path: 'Message/IsMessageEnabled', query: { userId: 'number' } },
    (student) => student.messagesEnabled,
  ),
  call({ method: 'GET', path: 'Message/IsHasUnreadMessage' }, (student) => student.unreadMessage),
];

export const messageArea = {
  handlers: messageCalls,
  enrol: ({ unreadMessage = false, messagesDisabled }) => ({ unreadMessage, messagesEnabled: !messagesDisabled }),
} satisfies MockArea;
