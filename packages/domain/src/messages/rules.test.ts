import { expect, test } from 'vitest';
import type { FetchedPage } from '../shared/index.ts';
import type { Conversation, ConversationEntry } from './model.ts';
import { counterpartName, folderOf, mergeNewest, withConversation, withoutConversation, withRead } from './rules.ts';

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
const marks = (pages: readonly FetchedPage<Conversation>[]) => pages.map(({ movedUp = false }) => movedUp);
const ids = (pages: { rows: readonly Conversation[] }[]) => pages.map(({ rows }) => rows.map(({ id }) => id));

test('what is new comes first, and nothing is twice or lost', () => {
  const pages = [page(5, row(1, 9), row(2, 8)), page(5, row(3, 7), row(4, 6)), page(5, row(5, 5))];
  // 4 has a new message, and 6 is a new conversation.
  const merged = mergeNewest(pages, page(6, row(6, 11), row(4, 10)));
  expect(ids(merged)).toEqual([[6, 4], [1, 2, 3], [5]]);
  expect(merged.every(({ total }) => total === 6)).toBe(true);
  expect(marks(merged)).toEqual([false, false, false]);
});

test('what has left the first page without being pushed off is gone', () => {
  const pages = [page(4, row(1, 9), row(2, 8)), page(4, row(3, 7), row(4, 6))];
  // 1 was archived elsewhere.
  const merged = mergeNewest(pages, page(3, row(2, 8), row(3, 7)));
  expect(ids(merged)).toEqual([[2, 3], [4]]);
  expect(marks(merged)).toEqual([false, true]);
});

test('a last page whose rows all came to the top is asked for again, an empty one is not', () => {
  const [first, second] = [page(9, row(1, 9), row(2, 8)), page(9, row(3, 7), row(4, 6))];
  const newest = page(9, row(3, 11), row(4, 10));
  expect(marks(mergeNewest([first, page(9)], newest))).toEqual([false, false]);
  expect(marks(mergeNewest([first, second, page(9, row(3, 7))], newest))).toEqual([false, false, true]);
});

test('a page onto which rows moved up is still to be asked for again after a merge', () => {
  const pages = withoutConversation([page(6, row(1, 9), row(2, 8)), page(6, row(3, 7), row(4, 6))], 1);
  expect(marks(mergeNewest(pages, page(5, row(2, 8), row(3, 7))))).toEqual([false, true]);
});

test('of a list with one page the new one is all', () => {
  expect(ids(mergeNewest([page(1, row(1, 9))], page(0)))).toEqual([[]]);
});

test('a conversation leaves the list, whose last page is then to be asked for again', () => {
  const pages = [page(7, row(1, 4), row(2, 3)), page(7, row(3, 2), row(4, 1))];
  expect(withoutConversation(pages, 1)).toEqual([
    page(6, row(2, 3)),
    { ...page(6, row(3, 2), row(4, 1)), movedUp: true },
  ]);
  expect(withoutConversation(pages, 9)).toEqual(pages);
});

const TWO_PAGES = [
  [1, 2],
  [3, 4],
];
test.each([
  ['between two', 85, TWO_PAGES, '1 9 2 / 3 4'],
  ['before older ones, with which the next page begins', 75, TWO_PAGES, '1 2 / 9 3 4'],
  ['first', 95, TWO_PAGES, '9 1 2 / 3 4'],
  ['last', 1, TWO_PAGES, '1 2 / 3 4 9'],
  ['alone', 1, [[]], '9'],
] as const)('a conversation comes back into the list by its time: %s', (_name, at, before, after) => {
  const pages = before.map((rows) => page(4, ...rows.map((id) => row(id, 100 - 10 * id))));
  const restored = withConversation(pages, row(9, at));
  expect(
    ids(restored)
      .map((page) => page.join(' '))
      .join(' / '),
  ).toBe(after);
  expect(restored.every(({ total }) => total === 5)).toBe(true);
  expect(withConversation(restored, row(9, at))).toEqual(restored);
});

test('a conversation is read', () => {
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
