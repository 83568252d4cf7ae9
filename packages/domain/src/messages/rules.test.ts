import { describe, expect, test } from 'vitest';
import type { FetchedPage, SafeHref } from '../shared/index.ts';
import type { Conversation, ConversationEntry } from './model.ts';
import {
  counterpartOf,
  folderOf,
  isUnanswered,
  isUnread,
  leavesGap,
  mergeNewest,
  withConversation,
  withNewer,
  withoutConversation,
  withRead,
} from './rules.ts';

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
const marks = (pages: readonly FetchedPage<Conversation>[]) =>
  pages.map(({ hasShiftedRows = false }) => hasShiftedRows);
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

test('what is older than all of a first page of three was pushed off it, what is between them is gone', () => {
  const pages = [page(5, row(1, 9), row(2, 8), row(3, 6)), page(5, row(4, 5), row(5, 4))];
  // 2 was archived elsewhere, and 6 is a new conversation.
  const merged = mergeNewest(pages, page(5, row(6, 11), row(1, 9), row(3, 6)));
  expect(ids(merged)).toEqual([
    [6, 1, 3],
    [4, 5],
  ]);
});

test('what has left the list since its last page was fetched moves rows up, though the list has grown before that', () => {
  const first = page(4, row(1, 9), row(2, 8));
  expect(marks(mergeNewest([first, page(5, row(3, 7), row(4, 6))], first))).toEqual([false, true]);
  const three = [first, page(4, row(3, 7)), page(5, row(4, 6), row(5, 5))];
  expect(marks(mergeNewest(three, first))).toEqual([false, false, true]);
});

test('an empty page that ends the list is not asked for again', () => {
  const first = page(9, row(1, 9), row(2, 8));
  expect(marks(mergeNewest([first, page(9)], first))).toEqual([false, false]);
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
  const three = withoutConversation([page(3, row(1, 9)), page(3, row(2, 8)), page(3, row(3, 7))], 3);
  expect(marks(mergeNewest(three, page(2, row(1, 9))))).toEqual([false, false, true]);
});

test('a page onto which rows moved up is still to be asked for again once the conversation is back', () => {
  const pages = withoutConversation([page(6, row(1, 9), row(2, 8)), page(6, row(3, 7), row(4, 6))], 1);
  expect(marks(withConversation(pages, row(1, 9)))).toEqual([false, true]);
});

test('of a list with one page the new one is all', () => {
  expect(ids(mergeNewest([page(1, row(1, 9))], page(0)))).toEqual([[]]);
});

test('a conversation leaves the list, whose last page is then to be asked for again', () => {
  const pages = [page(7, row(1, 4), row(2, 3)), page(7, row(3, 2), row(4, 1))];
  expect(withoutConversation(pages, 1)).toEqual([
    page(6, row(2, 3)),
    { ...page(6, row(3, 2), row(4, 1)), hasShiftedRows: true },
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

test.each([
  ['all of its rows are newer', [row(6, 11), row(3, 10)], true],
  ['its last row was the first of the list', [row(6, 11), row(1, 9)], false],
  ['it is empty', [], false],
] as const)('a refetched first page may leave a gap: %s', (_when, rows, expected) => {
  const [first, second] = [page(4, row(1, 9), row(2, 8)), page(4, row(3, 7), row(4, 6))];
  expect(leavesGap([first, second], page(9, ...rows))).toBe(expected);
  expect(leavesGap([first], page(9, ...rows))).toBe(false);
});

test('what a search has found takes its newer rows, in order of their times, on pages of the same size', () => {
  const pages = [page(9, row(1, 9), row(2, 8)), page(9, row(3, 7)), page(9)];
  // 3 and 2 have new messages; 7 is not among what was found.
  const newer = [row(3, 12, false), row(7, 11), row(2, 10)];
  const merged = withNewer(pages, newer);
  expect(ids(merged)).toEqual([[3, 2], [1], []]);
  expect(merged[0]?.rows[0]).toEqual(row(3, 12, false));
  expect(merged.every(({ total }) => total === 9)).toBe(true);
  expect(withNewer(pages, [row(7, 11)])).toEqual(pages);
});

test('a conversation is read', () => {
  const pages = page(7, row(1, 2, false), row(2, 1, false));
  expect(withRead(pages, 2)).toEqual(page(7, row(1, 2, false), row(2, 1, true)));
});

const pictureOf = (name: string) => `/pictures/${name}.png` as SafeHref;
const entry = (own: boolean, authorName: string): ConversationEntry => ({
  own,
  html: '',
  sentAt: new Date(0),
  authorName,
  picture: pictureOf(authorName),
  attachments: [],
});
const mei = entry(true, 'Mei');
const sentBy = (lastSenderName: string): Conversation => ({
  ...row(3, 1),
  lastSenderName,
  picture: pictureOf(lastSenderName),
});
const teachers = [
  { id: 3, name: 'Daniel Okafor' },
  { id: 4, name: 'Sophie Laurent' },
];

describe('a conversation is with', () => {
  const known = { userId: 3, entries: [], row: null, teachers: [], firstName: 'Mei' };
  const nobody = { name: '', picture: null };

  test.each<[who: string, known: Partial<Parameters<typeof counterpartOf>[0]>, name: string]>([
    [
      'the last other person who wrote',
      { entries: [entry(false, 'Priya'), entry(false, 'Daniel'), mei], row: sentBy('Mei'), teachers },
      'Daniel',
    ],
    ['who sent last, while its entries are not known', { row: sentBy('Sender') }, 'Sender'],
    [
      'who sent last, when that is not the student of the entries',
      { entries: [entry(false, '')], row: sentBy('Mei') },
      'Mei',
    ],
    ['somebody whose name only begins like the student’s', { row: sentBy('Meikel') }, 'Meikel'],
    ['somebody, for a student without a name', { row: sentBy('Sender'), firstName: '' }, 'Sender'],
  ])('%s, with their picture', (_who, more, name) => {
    expect(counterpartOf({ ...known, ...more })).toEqual({ name, picture: pictureOf(name) });
  });

  test.each([
    ['nobody answered', { entries: [mei], row: sentBy('Mei') }],
    ['its entries are not known', { row: sentBy('Mei') }],
    ['there is no row', {}],
  ])('the teacher of that id, when %s', (_when, more) => {
    expect(counterpartOf({ ...known, ...more, teachers })).toEqual({ name: 'Daniel Okafor', picture: null });
  });

  test.each([
    ['nobody answered', { entries: [mei], row: sentBy('Mei') }],
    ['nobody answered, and the row calls the student otherwise', { entries: [mei], row: sentBy('mei.zhang') }],
    ['the student sent last, and the entries are not known', { row: sentBy('Mei') }],
    ['that is so with both names', { row: sentBy('Mei Zhang') }],
    ['nothing is known', {}],
  ])('nobody, and never with the student, when %s', (_when, more) => {
    expect(counterpartOf({ ...known, ...more, userId: 9, teachers })).toEqual(nobody);
  });
});

describe('an open conversation', () => {
  const at = (time: number): ConversationEntry => ({ ...entry(false, 'Daniel'), sentAt: new Date(time) });
  const [old, fresh] = [at(10), at(20)];
  const shown = { row: row(3, 10), listed: true, entries: [old], shownBefore: null };
  const linked = { ...shown, row: null, listed: false };

  test.each<[unread: boolean, when: string, shown: Parameters<typeof isUnread>[0]]>([
    [true, 'its row is', { ...shown, row: row(3, 10, false) }],
    [false, 'its row is read', shown],
    [true, 'it has no row', linked],
    [false, 'it has lost its row to a search', { ...linked, listed: true }],
    [false, 'nothing has arrived', { ...shown, shownBefore: 1 }],
    [false, 'nothing has arrived since it was marked without a row', { ...linked, shownBefore: 1 }],
    [false, 'the student has written', { ...shown, entries: [old, mei], shownBefore: 1 }],
    [true, 'its row becomes so', { ...shown, row: row(3, 20, false), shownBefore: 1 }],
    [true, 'a message arrives that its row does not know of', { ...shown, entries: [old, fresh], shownBefore: 1 }],
    [true, 'a message arrives, without a row', { ...linked, entries: [old, fresh], shownBefore: 1 }],
    [true, 'the student has answered that message', { ...shown, entries: [old, fresh, mei], shownBefore: 1 }],
    [
      false,
      'a message arrives for which its row was marked',
      { ...shown, row: row(3, 20), entries: [old, fresh], shownBefore: 1 },
    ],
    [false, 'messages have gone', { ...shown, entries: [], shownBefore: 1 }],
  ])('is unread (%s) when %s', (unread, _when, known) => {
    expect(isUnread(known)).toBe(unread);
  });
});

test.each([
  [[], false],
  [[mei], true],
  [[mei, mei], true],
  [[mei, entry(false, '')], false],
])('nobody answered %j: %s', (entries, expected) => {
  expect(isUnanswered(entries)).toBe(expected);
});

test.each([
  [null, 'active'],
  ['archive', 'archive'],
  ['x', 'active'],
] as const)('the folder of %s is %s', (text, folder) => {
  expect(folderOf(text)).toBe(folder);
});
