import type { FetchedPage, Page, SafeHref } from '../shared/index.ts';
import type { Conversation, ConversationEntry, MessageFolder, Teacher } from './model.ts';

/** The ids of a conversation: calls that change it use the row's id, the call for its entries uses the other two. */
export type ConversationRef = Pick<Conversation, 'id' | 'interactedUserId' | 'topicId'>;

/** Whether only the student has written so far. */
export const isUnanswered = (entries: readonly ConversationEntry[]): boolean =>
  entries.length > 0 && entries.every(({ own }) => own);

interface CounterpartFacts {
  /** The user id of the other side. */
  userId: number;
  /** Empty while they are not known. */
  entries: readonly ConversationEntry[];
  /** Its row, where the list has it. */
  row: Conversation | null;
  /** The teachers that can be written to; empty while they are not known. */
  teachers: readonly Teacher[];
  /** The student's first name: as the row's last sender, it means that the student wrote last. */
  firstName: string;
}

/**
 * Returns the other person in a conversation: the author of the last entry that is not the student's, else the teacher
 * with that user id, else the row's last sender, unless that is the student. The name is '' when the person is not
 * known.
 */
export function counterpartOf({ userId, entries, row, teachers, firstName }: CounterpartFacts): {
  name: string;
  picture: SafeHref | null;
} {
  const other = entries.findLast(({ own, authorName }) => !own && authorName !== '');
  if (other) return { name: other.authorName, picture: other.picture };
  const teacher = teachers.find(({ id }) => id === userId);
  if (teacher) return { name: teacher.name, picture: null };
  if (!row || (entries.at(-1)?.own ?? isCalled(row.lastSenderName, firstName))) return { name: '', picture: null };
  return { name: row.lastSenderName, picture: row.picture };
}

/** Whether a name is the first name, alone or followed by the last name. */
const isCalled = (name: string, firstName: string): boolean =>
  firstName !== '' && `${name} `.startsWith(`${firstName} `);

/** Returns the pages of a list without a conversation, for instance one that was archived. */
export function withoutConversation(
  pages: readonly FetchedPage<Conversation>[],
  id: number,
): FetchedPage<Conversation>[] {
  if (!pages.some(({ rows }) => rows.some((row) => row.id === id))) return [...pages];
  return markLastPageShifted(
    pages.map((page) => ({ ...page, rows: page.rows.filter((row) => row.id !== id), total: page.total - 1 })),
  );
}

/** Returns the pages of a list with a conversation added again, at the position of its time. */
export function withConversation(
  pages: readonly FetchedPage<Conversation>[],
  conversation: Conversation,
): FetchedPage<Conversation>[] {
  if (pages.some(({ rows }) => rows.some(({ id }) => id === conversation.id))) return [...pages];
  const isOlder = ({ modifiedAt }: Conversation) => modifiedAt < conversation.modifiedAt;
  const found = pages.findIndex(({ rows }) => rows.some(isOlder));
  const at = found === -1 ? pages.length - 1 : found;
  return pages.map(({ rows, ...page }, index) => {
    const before = rows.findIndex(isOlder);
    const position = before === -1 ? rows.length : before;
    return { ...page, total: page.total + 1, rows: index === at ? rows.toSpliced(position, 0, conversation) : rows };
  });
}

const markLastPageShifted = (pages: readonly FetchedPage<Conversation>[]): FetchedPage<Conversation>[] =>
  pages.map((page, index) => (index === pages.length - 1 ? { ...page, hasShiftedRows: true } : page));

/** Marks a conversation in a page as read. */
export function withRead(page: Page<Conversation>, id: number): Page<Conversation> {
  return { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, read: true } : row)) };
}

/**
 * Merges a refetched first page into the pages of a list: a conversation with a new message moves to the top, and the
 * other pages need not be refetched.
 */
export function mergeNewest(
  pages: readonly FetchedPage<Conversation>[],
  newest: Page<Conversation>,
): FetchedPage<Conversation>[] {
  const [first, second, ...rest] = pages;
  if (!first || !second) return [newest];
  const listed = new Set(newest.rows.map(({ id }) => id));
  const unlisted = (rows: readonly Conversation[]) => rows.filter(({ id }) => !listed.has(id));
  const oldest = newest.rows.at(-1)?.modifiedAt ?? new Date(0);
  // Rows that were pushed off the first page begin the second. A row that is missing although it is newer has left the
  // list.
  const pushedOff = unlisted(first.rows).filter(({ modifiedAt }) => modifiedAt <= oldest);
  const others = [
    { ...second, rows: [...pushedOff, ...unlisted(second.rows)] },
    ...rest.map((page) => ({ ...page, rows: unlisted(page.rows) })),
  ];
  const merged = [newest, ...others.map((page) => ({ ...page, total: newest.total }))];
  const last = pages.at(-1) ?? first;
  const someLeft = newest.total < last.total;
  // Its rows moved to the top, so it is not the empty page that ends a list.
  const emptied = last.rows.length > 0 && others.at(-1)?.rows.length === 0;
  return someLeft || emptied ? markLastPageShifted(merged) : merged;
}

/**
 * Whether conversations may be missing between a refetched first page and the pages of a list: more have changed than
 * the page has, so all of its rows are newer than those of the list. A list of one page is replaced by it anyway.
 */
export function leavesGap(pages: readonly FetchedPage<Conversation>[], newest: Page<Conversation>): boolean {
  const oldest = newest.rows.at(-1);
  const rows = pages.flatMap((page) => page.rows);
  return oldest !== undefined && pages.length > 1 && rows.every(({ modifiedAt }) => modifiedAt < oldest.modifiedAt);
}

/** Returns the pages of a list with the newer rows of these conversations, the newest first; none is added. */
export function withNewer(
  pages: readonly FetchedPage<Conversation>[],
  newer: readonly Conversation[],
): FetchedPage<Conversation>[] {
  const byId = new Map(newer.map((row) => [row.id, row]));
  const rows = pages.flatMap((page) => page.rows);
  if (!rows.some(({ id }) => byId.has(id))) return [...pages];
  const sorted = rows
    .map((row) => byId.get(row.id) ?? row)
    .toSorted((a, b) => b.modifiedAt.getTime() - a.modifiedAt.getTime());
  // Each page keeps its number of rows: an empty page would end the list.
  const starts = pages.map((_, index) => pages.slice(0, index).reduce((sum, page) => sum + page.rows.length, 0));
  return pages.map((page, index) => {
    const start = starts[index] ?? 0;
    return { ...page, rows: sorted.slice(start, start + page.rows.length) };
  });
}

/** An open conversation that is shown. */
interface ShownConversation {
  /** Its row; null where the list does not have it. */
  row: Conversation | null;
  /** Whether the list has had its row since it was opened. */
  listed: boolean;
  entries: readonly ConversationEntry[];
  /** How many entries of the other side were shown before; null = it was just opened. */
  shownBefore: number | null;
}

/** The number of entries that the student has received. */
export const countReceived = (entries: readonly ConversationEntry[]): number =>
  entries.filter(({ own }) => !own).length;

/**
 * Whether a conversation that is shown is to be marked as read: its row is unread, or it may be, because the list does
 * not have it; or a new message has arrived that its row does not know of yet. A row that knows of the message was
 * marked as read for it, here or elsewhere.
 */
export function isUnread({ row, listed, entries, shownBefore }: ShownConversation): boolean {
  if (row && !row.read) return true;
  if (shownBefore === null) return !row && !listed;
  const last = entries.findLast(({ own }) => !own);
  return !!last && countReceived(entries) > shownBefore && !(row && row.modifiedAt >= last.sentAt);
}

/** Returns the folder of a search param; anything unknown is the active one. */
export const folderOf = (text: string | null): MessageFolder => (text === 'archive' ? 'archive' : 'active');
