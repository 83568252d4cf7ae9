import { expect, test } from 'vitest';
import type { Conversation, ConversationEntry } from './model.ts';
import { counterpartName, folderOf, mergeNewest, withoutConversation, withRead } from './rules.ts';

/** A conversation whose last message is the newer the greater `at` is. */
const row = (id: number, at: number, read = true): Conversation => ({
  id,
  interactedUserId: id,
  topicId: id,
  read,
  folder: 'active',
  lastSenderName: `Sender ${id}`,
  picture: null,
  modifiedAt: new Date(at),
  preview: '',
});
const page = (total: number, ...rows: Conversation[]) => ({ rows, total });
const ids = (pages: { rows: readonly Conversation[] }[]) => pages.map(({ rows }) => rows.map(({ id }) => id));

test('what is new comes first, and nothing is twice or lost', () => {
  const pages = [page(5, row(1, 9), row(2, 8)), page(5, row(3, 7), row(4, 6)), page(5, row(5, 5))];
  // 4 has a new message, and 6 is a new conversation.
  const merged = mergeNewest(pages, page(6, row(6, 11), row(4, 10)));
  expect(ids(merged)).toEqual([[6, 4], [1, 2, 3], [5]]);
  expect(merged.every(({ total }) => total === 6)).toBe(true);
});

test('what has left the first page without being pushed off is gone', () => {
  const pages = [page(4, row(1, 9), row(2, 8)), page(4, row(3, 7), row(4, 6))];
  // 1 was archived elsewhere.
  expect(ids(mergeNewest(pages, page(3, row(2, 8), row(3, 7))))).toEqual([[2, 3], [4]]);
});

test('of a list with one page the new one is all', () => {
  expect(ids(mergeNewest([page(1, row(1, 9))], page(0)))).toEqual([[]]);
});

test('a conversation leaves its page, and one is read', () => {
  expect(withoutConversation(page(7, row(1, 2), row(2, 1)), 1)).toEqual(page(6, row(2, 1)));
  expect(withoutConversation(page(7, row(1, 2)), 9).total).toBe(7);
  expect(withRead(page(2, row(1, 2, false), row(2, 1, false)), 2).rows.map(({ read }) => read)).toEqual([false, true]);
});

const entry = (own: boolean, authorName: string): ConversationEntry => ({
  own,
  html: '',
  sentAt: new Date(0),
  authorName,
  picture: null,
  attachments: [],
});

test.each([
  ['the last other person', [entry(false, 'Priya'), entry(false, 'Daniel'), entry(true, 'Mei')], 'Daniel'],
  ['who sent last, while there is no other', [entry(true, 'Mei')], 'Sender 3'],
  ['nobody without a name', [entry(false, '')], 'Sender 3'],
])('a conversation is with %s', (_who, entries, name) => {
  expect(counterpartName(entries, row(3, 1))).toBe(name);
  expect(counterpartName([], null)).toBe('');
});

test.each([
  [null, 'active'],
  ['archive', 'archive'],
  ['x', 'active'],
] as const)('the folder of %s is %s', (text, folder) => {
  expect(folderOf(text)).toBe(folder);
});
