import type { ConversationEntryWire, MessageRowWire, TeacherWire } from '@portal/domain/messages';
import type { PagedRequestWire, PagedWire } from '@portal/domain/shared';
import { refuse, isRefusal, type Answer } from '../backend/answer.ts';
import type { MockBackend, MockConversation, Student } from '../backend/model.ts';
import { page } from '../backend/paging.ts';
import { readAttachments, type KeptFile } from './attachments.ts';
import { usualConversations, type WrittenConversation } from './conversations.ts';
import { firstLine, heldFiles, received, sent, type AttachmentWire } from './entries.ts';
import { manyConversations } from './many-conversations.ts';
import { manyTeachers, people, personOf, teacherWires, usualTeachers, type Person } from './people.ts';

/** Ids per student, so that no two students have a conversation with the same id. */
const PER_STUDENT = 10_000;
const FIRST_USER = 5000;
const TOPICS = 500_000_000;

/** Returns the `n`th conversation of a student, counted from 1. */
export function numbered(written: WrittenConversation, userId: number, n: number): MockConversation {
  const id = (userId - FIRST_USER) * PER_STUDENT + n;
  return {
    id,
    userId: written.with.id,
    topicId: TOPICS + id,
    read: !written.unread,
    archived: written.archived ?? false,
    entries: written.entries,
  };
}

/** Returns a student's conversations, which are created when they are first requested. */
export function conversationsOf(backend: Pick<MockBackend, 'now'>, student: Student): MockConversation[] {
  const { inbox, account } = student;
  inbox.conversations ??= written(inbox.size, backend.now(), student).map((one, i) =>
    numbered(inbox.unread ? one : { ...one, unread: false }, account.UserId, i + 1),
  );
  return inbox.conversations;
}

function written(size: Student['inbox']['size'], now: Date, { account }: Student): WrittenConversation[] {
  if (size === 'none') return [];
  return size === 'many' ? manyConversations(now) : Object.values(usualConversations(now, account));
}

function lastOf({ entries }: MockConversation): ConversationEntryWire {
  return entries[entries.length - 1] as ConversationEntryWire;
}

/** The row of the list: sender, picture, date and preview are those of the last entry. */
export function rowOf(one: MockConversation): MessageRowWire {
  const last = lastOf(one);
  return {
    Id: one.id,
    InteractedUserId: one.userId,
    TopicId: one.topicId,
    IsRead: one.read,
    Status: one.archived ? 'Archive' : 'Active',
    LastSenderName: last.AvatarUserName,
    ProfilePic: last.ProfilePictureUri ?? null,
    LastModifiedDateTime: last.MessageDateTime,
    DisplayedMessage: firstLine(last),
  };
}

/** Message/GetActiveMessageHelperGridJson and Message/GetArchivedMessageHelperGridJson: the newest first. */
export function pagedConversations(
  backend: MockBackend,
  student: Student,
  archived: boolean,
  request: PagedRequestWire,
): PagedWire<MessageRowWire> {
  const rows = conversationsOf(backend, student)
    .filter((one) => one.archived === archived)
    .map(rowOf)
    .toSorted((a, b) => Date.parse(b.LastModifiedDateTime) - Date.parse(a.LastModifiedDateTime) || b.Id - a.Id);
  return page(rows, request, (row) => [row.LastSenderName, row.DisplayedMessage]);
}

const gone = () => refuse(['This conversation is no longer available.'], null);

/** Message/GetMessageDetailsJson: the oldest first. */
export function conversationEntries(
  backend: MockBackend,
  student: Student,
  { InteractedUserId, TopicId }: { InteractedUserId: number; TopicId: number },
): Answer<ConversationEntryWire[]> {
  const found = conversationsOf(backend, student).find(
    (one) => one.topicId === TopicId && one.userId === InteractedUserId,
  );
  return found?.entries ?? gone();
}

/** Message/SetAsRead and Message/SetAsArchived. */
export function mark(backend: MockBackend, student: Student, id: number, as: 'read' | 'archived'): Answer<null> {
  const found = conversationsOf(backend, student).find((one) => one.id === id);
  if (!found) return gone();
  found[as] = true;
  return null;
}

/** Message/IsHasUnreadMessage: archived conversations do not count. */
export function hasUnread(backend: MockBackend, student: Student): boolean {
  return conversationsOf(backend, student).some((one) => !one.read && !one.archived);
}

function teachersOf({ inbox }: Student): readonly Person[] {
  if (inbox.size === 'none') return [];
  return inbox.size === 'many' ? manyTeachers : usualTeachers;
}

/** Message/GetTeacherSelectList. */
export const teacherList = (student: Student): TeacherWire[] => teacherWires(teachersOf(student));

/** Stores the files of a message, each at a URL of its own. */
function keep({ inbox }: Student, folder: string, files: readonly KeptFile[]): AttachmentWire[] {
  return files.flatMap(({ name, base64 }, i) => {
    const [held] = heldFiles(`${folder}-${i + 1}`, name);
    if (!held) return [];
    inbox.files.set(held.FullFilePath, base64);
    return [held];
  });
}

/** Adds the student's own message to a conversation, which becomes active and read. */
function write(backend: MockBackend, student: Student, one: MockConversation, text: string, files: KeptFile[]): void {
  const attachments = keep(student, `${one.id}-${one.entries.length + 1}`, files);
  one.entries.push(sent(student.account, backend.now().toISOString(), text, attachments));
  Object.assign(one, { read: true, archived: false });
}

function begin(backend: MockBackend, student: Student, person: Person): MockConversation {
  const conversations = conversationsOf(backend, student);
  const one = numbered({ with: person, entries: [] }, student.account.UserId, conversations.length + 1);
  conversations.push(one);
  return one;
}

/** Message/Create: each message begins a conversation. */
export function createMessage(
  backend: MockBackend,
  student: Student,
  message: {
    Subject: string;
    Body: string;
    Attachments: unknown[];
    RecipientType: string;
    RecipientUserId: number | null;
  },
): Answer<null> {
  if (message.Subject.trim() === '') return refuse(['A message needs a subject.'], null);
  if (message.Body.trim() === '') return refuse(['A message needs a text.'], null);
  const recipient = recipientOf(student, message);
  if (!recipient) return refuse(['You can’t write to this teacher.'], null);
  const files = readAttachments(message.Attachments);
  if (isRefusal(files)) return files;
  write(backend, student, begin(backend, student, recipient), message.Body, files);
  return null;
}

function recipientOf(
  student: Student,
  { RecipientType, RecipientUserId }: { RecipientType: string; RecipientUserId: number | null },
): Person | undefined {
  if (RecipientType === 'ALL_ADMINS') return people.support;
  if (RecipientType !== 'SINGLE_TEACHER') return undefined;
  return teachersOf(student).find(({ id }) => id === RecipientUserId);
}

/** Message/Reply. */
export function reply(
  backend: MockBackend,
  student: Student,
  answer: { Body: string; RecipientUserId: number; CurrentHelperId: number; TopicId: number; Attachments: unknown[] },
): Answer<null> {
  const found = conversationsOf(backend, student).find(
    (one) =>
      one.id === answer.CurrentHelperId && one.userId === answer.RecipientUserId && one.topicId === answer.TopicId,
  );
  if (!found) return gone();
  if (answer.Body.trim() === '') return refuse(['A message needs a text.'], null);
  const files = readAttachments(answer.Attachments);
  if (isRefusal(files)) return files;
  write(backend, student, found, answer.Body, files);
  return null;
}

/** Finds a file of one of the student's messages: its name, and its bytes if the student sent it. */
export function findFile(
  backend: MockBackend,
  student: Student,
  path: string,
): { name: string; base64: string | undefined } | undefined {
  const found = conversationsOf(backend, student)
    .flatMap(({ entries }) => entries.flatMap(({ Attachments }) => Attachments))
    .find(({ FullFilePath }) => FullFilePath === path);
  return found && { name: found.FileName, base64: student.inbox.files.get(path) };
}

/**
 * Adds a message from the school, for tests of messages that arrive while the portal is open.
 *
 * @param to the id of the conversation, which becomes unread and active; without it, Student Support begins a new one
 */
export function receiveMessage(
  backend: MockBackend,
  student: Student,
  { html = '<p>A new message has arrived.</p>', to }: { html?: string; to?: number } = {},
): MockConversation {
  const one =
    to === undefined
      ? begin(backend, student, people.support)
      : conversationsOf(backend, student).find(({ id }) => id === to);
  if (!one) throw new Error(`no conversation ${to}`);
  one.entries.push(received(personOf(one.userId) ?? people.support, backend.now().toISOString(), html));
  return Object.assign(one, { read: false, archived: false });
}

/** Marks all conversations as read, as if on another device. */
export function readAllMessages(backend: MockBackend, student: Student): void {
  for (const one of conversationsOf(backend, student)) one.read = true;
}
