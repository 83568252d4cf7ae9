import { decodeMenuFlags, decodePermissions } from '@portal/domain/shell';
import { decodeBoolean } from '@portal/domain/shared';
import { queryOptions } from '@tanstack/react-query';
import {
  createQueryFn,
  KEPT,
  ON_EVERY_PAGE,
  SERVER_FLAGS_KEY,
  UNREAD_MESSAGE_KEY,
  type CallSpec,
  type Client,
} from '../client/index.ts';

/** The boot script sends this call early, as it does `messagesEnabledCall` and `unreadMessageCall`. */
export const menuFlagsCall = (userId: number): CallSpec => ({
  path: 'Account/ShowVideoClassAndMeeting',
  method: 'POST',
  query: { userId },
  silent: true,
});
const permissionsCall = (studentId: number): CallSpec => ({
  path: 'Setting/GetStudentPermission',
  method: 'POST',
  body: { StudentId: studentId },
  silent: true,
});
export const messagesEnabledCall = (userId: number): CallSpec => ({
  path: 'Message/IsMessageEnabled',
  method: 'POST',
  query: { userId },
  silent: true,
});
export const unreadMessageCall: CallSpec = { path: 'Message/IsHasUnreadMessage', method: 'GET', silent: true };

export const menuFlagsKey = (userId: number) => [...SERVER_FLAGS_KEY, 'menu', userId] as const;
export const messagesEnabledKey = (userId: number) => [...SERVER_FLAGS_KEY, 'messages', userId] as const;

const oncePerVisit = { staleTime: Number.POSITIVE_INFINITY };

/** The shell's queries about this student, all silent (contract 2). */
export const shellQueries = {
  menuFlags: (client: Client, userId: number) =>
    queryOptions({
      queryKey: menuFlagsKey(userId),
      queryFn: createQueryFn(client, menuFlagsCall(userId), decodeMenuFlags),
      meta: { ...KEPT, ...ON_EVERY_PAGE },
      ...oncePerVisit,
    }),
  permissions: (client: Client, studentId: number) =>
    queryOptions({
      queryKey: ['shell', 'permissions', studentId],
      queryFn: createQueryFn(client, permissionsCall(studentId), decodePermissions),
      meta: ON_EVERY_PAGE,
      ...oncePerVisit,
    }),
  messagesEnabled: (client: Client, userId: number) =>
    queryOptions({
      queryKey: messagesEnabledKey(userId),
      queryFn: createQueryFn(client, messagesEnabledCall(userId), decodeBoolean),
      meta: { ...KEPT, ...ON_EVERY_PAGE },
      ...oncePerVisit,
    }),
  unreadMessage: (client: Client) =>
    queryOptions({
      queryKey: UNREAD_MESSAGE_KEY,
      queryFn: createQueryFn(client, unreadMessageCall, decodeBoolean),
    }),
};
