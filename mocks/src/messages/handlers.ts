import { http, HttpResponse } from 'msw';
import { pagedFields } from '../backend/paging.ts';
import type { MockArea } from '../backend/area.ts';
import { call, studentOfRequest, type MakeHandler } from '../backend/route.ts';
import { typeOf } from './attachments.ts';
import {
  conversationEntries,
  createMessage,
  findFile,
  hasUnread,
  mark,
  pagedConversations,
  reply,
  teacherList,
} from './model.ts';

const lists = [
  ['Message/GetActiveMessageHelperGridJson', false],
  ['Message/GetArchivedMessageHelperGridJson', true],
] as const;

const marks = [
  ['Message/SetAsRead', 'read'],
  ['Message/SetAsArchived', 'archived'],
] as const;

/** The calls of segment Message. */
const messageCalls: MakeHandler[] = [
  ...lists.map(([path, archived]) =>
    call({ method: 'POST', path, body: pagedFields }, (student, { backend, body }) =>
      pagedConversations(backend, student, archived, {
        ...body,
        SortOrder: body.SortOrder === 'DESC' ? 'DESC' : 'ASC',
      }),
    ),
  ),
  call(
    {
      method: 'POST',
      path: 'Message/GetMessageDetailsJson',
      body: { InteractedUserId: 'number', TopicId: 'number' },
    },
    (student, { backend, body }) => conversationEntries(backend, student, body),
  ),
  ...marks.map(([path, as]) =>
    call({ method: 'POST', path, body: { MessageHelperId: 'number' } }, (student, { backend, body }) =>
      mark(backend, student, body.MessageHelperId, as),
    ),
  ),
  call(
    {
      method: 'POST',
      path: 'Message/Create',
      body: {
        Subject: 'string',
        Body: 'string',
        Attachments: 'list',
        RecipientType: 'string',
        RecipientUserId: 'number?',
      },
    },
    (student, { backend, body }) => createMessage(backend, student, body),
  ),
  call(
    {
      method: 'POST',
      path: 'Message/Reply',
      body: {
        Body: 'string',
        RecipientUserId: 'number',
        CurrentHelperId: 'number',
        TopicId: 'number',
        Attachments: 'list',
      },
    },
    (student, { backend, body }) => reply(backend, student, body),
  ),
  call({ method: 'POST', path: 'Message/GetTeacherSelectList' }, teacherList),
  call(
    { method: 'POST', path: 'Message/IsMessageEnabled', query: { userId: 'number' } },
    (student) => student.messagesEnabled,
  ),
  call({ method: 'GET', path: 'Message/IsHasUnreadMessage' }, (student, { backend }) => hasUnread(backend, student)),
];

/** Files of messages, which need the token of the student who has the message. */
const messageFiles: MakeHandler = (backend) =>
  http.get('*/school/messages/:folder/:name', ({ request }) => {
    const student = studentOfRequest(backend, request);
    if (!student) return new HttpResponse(null, { status: 401 });
    const found = findFile(backend, student, new URL(request.url).pathname);
    if (!found) return new HttpResponse(null, { status: 404 });
    const headers = { 'Content-Type': typeOf(found.name) ?? 'application/octet-stream' };
    return new HttpResponse(found.base64 === undefined ? `The file ${found.name}.` : bytesOf(found.base64), {
      headers,
    });
  });

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

export const messageArea = {
  handlers: [...messageCalls, messageFiles],
  createStudentState: ({ unreadMessage = false, noMessages, manyMessages, messagesDisabled }) => ({
    messagesEnabled: !messagesDisabled,
    inbox: {
      size: noMessages ? 'none' : manyMessages ? 'many' : 'usual',
      unread: unreadMessage,
      conversations: null,
      files: new Map<string, string>(),
    },
  }),
} satisfies MockArea;
