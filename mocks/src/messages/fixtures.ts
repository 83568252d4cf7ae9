import {
  decodeConversation,
  decodeConversationPage,
  decodeTeachers,
  noAttachments,
  type Conversation,
  type ConversationRef,
} from '@portal/domain/messages';
import { paths } from '@portal/domain/screens';
import { idle, readyList } from '@portal/domain/shared';
import { fixtureContext } from '../fixtures/context.ts';
import { mapped } from '../fixtures/mapped.ts';
import { STORY_NOW } from '../story-now.ts';
import { usualConversations, type ConversationName, type WrittenConversation } from './conversations.ts';
import { manyConversations } from './many-conversations.ts';
import { numbered, rowOf } from './model.ts';
import { manyTeachers, teacherWires, usualTeachers } from './people.ts';

const MEI = { FirstName: 'Mei' };
const MEI_ID = 5001;

const decodeRows = (written: readonly WrittenConversation[]): Conversation[] =>
  decodeConversationPage(
    { rows: written.map((one, i) => rowOf(numbered(one, MEI_ID, i + 1))), total: written.length },
    fixtureContext,
  ).rows;

const written = usualConversations(STORY_NOW, MEI);
const rows = decodeRows(Object.values(written));
const names = Object.keys(written) as ConversationName[];

/** The usual conversations of the persona `mei` by name, as rows of the list, at the time of every story. */
export const conversations = mapped(
  Object.fromEntries(names.map((name, i) => [name, rows[i]])) as Record<ConversationName, Conversation>,
  (row) => row,
);

/** The entries of these conversations. */
export const conversationEntries = mapped(written as Record<ConversationName, WrittenConversation>, ({ entries }) =>
  decodeConversation(entries, fixtureContext),
);

/** Five thousand rows. A function, since few stories show them. */
export const fiveThousandConversations = (): Conversation[] => decodeRows(manyConversations(STORY_NOW));

/** Teachers to write to: some, and those of a large school. */
export const teachers = mapped({ some: usualTeachers, many: manyTeachers }, (list) =>
  decodeTeachers(teacherWires(list)),
);

/** The state of a message form without files that has not been sent. */
export const untouchedDraft = { version: 0, kept: true, attachments: noAttachments, submission: idle };

const nothing = () => undefined;

/**
 * The props of the list of active conversations.
 *
 * @param openId the open conversation, which is marked as read; null = none
 */
export const conversationList = (openId: number | null = null) => ({
  folder: 'active' as const,
  onFolderChange: nothing,
  keyword: '',
  onSearch: nothing,
  conversations: readyList(
    Object.values(conversations)
      .filter(({ folder }) => folder === 'active')
      .map((row) => (row.id === openId ? { ...row, read: true } : row)),
  ),
  onMore: nothing,
  onRetry: nothing,
  drafts: new Map([[conversations.reset.id, 'It happened again, this time at 60%.']]),
  openId,
  hrefOf: (row: ConversationRef) => paths.messages(row),
  now: STORY_NOW,
  zone: 'Australia/Sydney',
  archiveFailed: null,
});
