import type { FetchedPage, Page } from '../shared/index.ts';
import type { Conversation, ConversationEntry, MessageFolder } from './model.ts';

/** What identifies a conversation at the server: the row's id for changes, the other two for its entries. */
export type ConversationRef = Pick<Conversation, 'id' | 'interactedUserId' | 'topicId'>;

/** With whom a conversation is: the last other person who wrote, or the last sender while the entries are not known. */
export function counterpartName(entries: readonly ConversationEntry[], conversation: Conversation | null): string {
  const other = entries.findLast(({ own, authorName }) => !own && authorName !== '');
  return other?.authorName ?? conversation?.lastSenderName ?? '';
}

/** The pages of a list without a conversation, for instance one that was archived. */
export function withoutConversation(
  pages: readonly FetchedPage<Conversation>[],
  id: number,
): FetchedPage<Conversation>[] {
  if (!pages.some(({ rows }) => rows.some((row) => row.id === id))) return [...pages];
  return withMovedUp(
    pages.map((page) => ({ ...page, rows: page.rows.filter((row) => row.id !== id), total: page.total - 1 })),
  );
}

/** The pages of a list with a conversation that has left it, where its time puts it. */
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

const withMovedUp = (pages: readonly FetchedPage<Conversation>[]): FetchedPage<Conversation>[] =>
  pages.map((page, index) => (index === pages.length - 1 ? { ...page, movedUp: true } : page));

/** A page in which a conversation is read. */
export function withRead(page: Page<Conversation>, id: number): Page<Conversation> {
  return { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, read: true } : row)) };
}

/**
 * The pages of a list with what a new fetch of the first page brought, so that a conversation with a new message moves
 * to the top and the other pages need no fetch.
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
  // Rows that were pushed off the first page begin the second; one that should still be on it has left the list.
  const pushedOff = unlisted(first.rows).filter(({ modifiedAt }) => modifiedAt <= oldest);
  const others = [
    { ...second, rows: [...pushedOff, ...unlisted(second.rows)] },
    ...rest.map((page) => ({ ...page, rows: unlisted(page.rows) })),
  ];
  const merged = [newest, ...others.map((page) => ({ ...page, total: newest.total }))];
  const last = pages.at(-1) ?? first;
  const someLeft = newest.total < last.total;
  // Its rows came to the top: it is not the empty page that ends a list.
  const emptied = last.rows.length > 0 && others.at(-1)?.rows.length === 0;
  return someLeft || emptied ? withMovedUp(merged) : merged;
}

/** The folder of an address; anything unknown is the active one. */
export const folderOf = (text: string | null): MessageFolder => (text === 'archive' ? 'archive' : 'active');
