// @vitest-environment jsdom
import type { Conversation } from '@portal/domain/messages';
import { FailureError } from '@portal/domain/shared';
import { receiveMessage, type Fault } from '@portal/mocks/mock-backend';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../client/index.ts';
import { mockClient, renderDataHook, toSafeHref } from '../testing/index.ts';
import { useUnreadMessage } from '../shell/index.ts';
import {
  REFETCH_INTERVAL_MS,
  useArchiveConversation,
  useConversation,
  useConversations,
  useDownloads,
  useNewestConversations,
  useReplies,
  useSetAsRead,
  useTeachers,
} from './hooks.ts';
import { messageQueries } from './queries.ts';
import { useComposedMessage } from './useComposedMessage.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const LIST = 'Message/GetActiveMessageHelperGridJson';
const ARCHIVE_LIST = 'Message/GetArchivedMessageHelperGridJson';
const DETAILS = 'Message/GetMessageDetailsJson';
const UNREAD = 'Message/IsHasUnreadMessage';
const REFUSED: Fault = { kind: 'rejected', messages: ['Not now.'] };

const FILE = { name: 'a.pdf', size: 3, base64: 'QUJD' };
const WIRE_FILE = { AttachmentName: 'a.pdf', AttachmentBase64: 'QUJD', AttachmentSize: 3 };

/** Time passes by the fake clock alone, however busy the machine is. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The list as a page shows it, with what can be done. */
async function openList(userName?: string) {
  const rendered = renderDataHook(
    () => ({
      active: useConversations('active', ''),
      newest: useNewestConversations(true),
      archiving: useArchiveConversation(),
      setAsRead: useSetAsRead(),
      unread: useUnreadMessage(true),
    }),
    { userName },
  );
  const rows = (): readonly Conversation[] => {
    const { list } = rendered.result.current.active;
    return list.status === 'ready' ? list.rows : [];
  };
  await waitFor(() => expect(rows()).not.toHaveLength(0));
  const at = (index: number) => rows()[index] ?? expect.fail(`no row ${index}`);
  return { ...rendered, rows, at };
}

test('the lists are asked for newest first, with the keyword', async () => {
  const { result, calls } = renderDataHook(
    () => [useConversations('active', ''), useConversations('archive', 'pte')] as const,
  );
  await waitFor(() => expect(result.current.map(({ list }) => list.status)).toEqual(['ready', 'ready']));
  const body = { PageIndex: 0, PageSize: 10, SortFieldName: 'LastModifiedDateTime', SortOrder: 'DESC' };
  expect(calls(LIST)).toEqual([{ path: LIST, body: { ...body, Keyword: '' } }]);
  expect(calls(ARCHIVE_LIST)).toEqual([{ path: ARCHIVE_LIST, body: { ...body, Keyword: 'pte' } }]);
});

describe('reading', () => {
  test('takes the mark off at once, sends one call, and the header follows', async () => {
    const { result, at, calls } = await openList();
    const unread = at(0);
    expect(unread.read).toBe(false);
    const asked = calls(UNREAD).length;
    act(() => result.current.setAsRead(unread.id));
    await waitFor(() => expect(at(0).read).toBe(true));
    await waitFor(() => expect(calls(UNREAD).length).toBeGreaterThan(asked));
    expect(calls('Message/SetAsRead')).toEqual([{ path: 'Message/SetAsRead', body: { MessageHelperId: unread.id } }]);
  });

  test('takes it off although a list that is asked for already has it, which is asked for again', async () => {
    const { result, backend, queries, at, calls } = await openList();
    const { id } = at(0);
    const asked = calls(LIST).length;
    vi.useFakeTimers();
    backend.faults.delay(LIST, 2000);
    backend.faults.delay('Message/SetAsRead', 10_000);
    void queries.refetchQueries({ queryKey: messageQueries.newestKey });
    act(() => result.current.setAsRead(id));
    await pass(5000);
    expect(at(0)).toMatchObject({ id, read: true });
    expect(calls(LIST)).toHaveLength(asked + 1);
    await pass(10_000);
    expect(calls(LIST)).toHaveLength(asked + 2);
    expect(at(0)).toMatchObject({ id, read: true });
  });

  test('takes it off for good although a further page is on its way', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { result, backend, rows, calls } = await openList('olga');
    const unread = rows().find(({ read }) => !read) ?? expect.fail('all are read');
    backend.faults.delay(LIST, 3000);
    act(() => result.current.active.fetchMore());
    await waitFor(() => expect(calls(LIST)).toHaveLength(2));
    act(() => result.current.setAsRead(unread.id));
    await pass(5000);
    await waitFor(() => expect(rows()).toHaveLength(20));
    expect(rows().find(({ id }) => id === unread.id)?.read).toBe(true);
  });

  test('of the last unread one empties the header’s mark', async () => {
    const { result, rows } = await openList();
    await waitFor(() => expect(result.current.unread.unread).toBe(true));
    for (const { id } of rows().filter(({ read }) => !read)) act(() => result.current.setAsRead(id));
    await waitFor(() => expect(result.current.unread.unread).toBe(false));
  });
});

describe('archiving', () => {
  test('takes the row off at once, and it is in the archive', async () => {
    const { result, at, rows, calls } = await openList();
    const { id } = at(1);
    act(() => result.current.archiving.submit({ id }));
    await waitFor(() => expect(rows().map((row) => row.id)).not.toContain(id));
    await waitFor(() => expect(result.current.archiving.submissions.get(id)?.status).toBe('done'));
    expect(calls('Message/SetAsArchived')).toEqual([{ path: 'Message/SetAsArchived', body: { MessageHelperId: id } }]);
    expect(rows().map((row) => row.id)).not.toContain(id);
  });

  test('leaves no gap: what is loaded then begins with the row that moved up', async () => {
    const { result, rows, at } = await openList('olga');
    const idsShown = () => rows().map(({ id }) => id);
    const loadMore = async () => {
      const { length } = rows();
      act(() => result.current.active.fetchMore());
      await waitFor(() => expect(rows().length).toBeGreaterThan(length));
    };
    const archive = async (id: number) => {
      act(() => result.current.archiving.submit({ id }));
      await waitFor(() => expect(result.current.archiving.submissions.get(id)?.status).toBe('done'));
      await waitFor(() => expect(result.current.active.list).toMatchObject({ more: { status: 'idle' } }));
    };
    const first = at(0).id;
    await loadMore();
    await archive(at(3).id);
    await loadMore();
    await archive(at(14).id);
    await loadMore();
    await loadMore();
    const inOrder = Array.from({ length: rows().length + 2 }, (_, i) => first + i);
    expect(idsShown()).toEqual(inOrder.filter((id) => id !== first + 3 && id !== first + 15));
  });

  test('while the list is still on its way leaves it on its way', async () => {
    const { id } = (await openList()).at(1);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { result, backend, calls } = renderDataHook(() => ({
      active: useConversations('active', ''),
      archiving: useArchiveConversation(),
    }));
    backend.faults.delay(LIST, 30_000);
    await waitFor(() => expect(calls(LIST)).not.toHaveLength(0));
    act(() => result.current.archiving.submit({ id }));
    await waitFor(() => expect(result.current.archiving.submissions.get(id)?.status).toBe('done'));
    act(() => void vi.advanceTimersByTime(30_000));
    await waitFor(() => expect(result.current.active.list.status).toBe('ready'));
  });

  test('takes the row off for good, although lists that are asked for before and meanwhile have it still', async () => {
    const { result, backend, queries, at, rows, calls } = await openList();
    const { id } = at(1);
    const isListed = () => rows().some((row) => row.id === id);
    vi.useFakeTimers();
    const newest = () => void queries.refetchQueries({ queryKey: messageQueries.newestKey });
    backend.faults.delay(LIST, 2000);
    backend.faults.delay('Message/SetAsArchived', 20_000);
    newest();
    act(() => result.current.archiving.submit({ id }));
    await pass(3000);
    expect(isListed()).toBe(false);
    newest();
    await pass(3000);
    // Until it is archived, and before the next list has come.
    const asked = calls(LIST).length;
    await pass(14_500);
    expect(result.current.archiving.submissions.get(id)?.status).toBe('done');
    expect(isListed()).toBe(false);
    expect(calls(LIST)).toHaveLength(asked + 1);
    expect(queries.isFetching({ queryKey: messageQueries.newestKey })).toBe(1);
  });

  test('that fails puts the row back where it was', async () => {
    const { result, backend, at, rows } = await openList();
    const before = rows().map(({ id }) => id);
    backend.faults.fail('Message/SetAsArchived', REFUSED, 1);
    act(() => result.current.archiving.submit({ id: at(1).id }));
    await waitFor(() => expect(result.current.archiving.submissions.get(before[1] ?? 0)?.status).toBe('failed'));
    expect(rows().map(({ id }) => id)).toEqual(before);
  });

  test('that fails leaves one that was archived meanwhile archived', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { result, backend, at, rows, calls } = await openList();
    const [failing, done] = [at(1).id, at(2).id];
    const listed = (id: number) => rows().some((row) => row.id === id);
    backend.faults.delay('Message/SetAsArchived', 10_000);
    backend.faults.fail('Message/SetAsArchived', REFUSED, 1);
    act(() => result.current.archiving.submit({ id: failing }));
    await waitFor(() => expect(calls('Message/SetAsArchived')).toHaveLength(1));
    backend.faults.delay('Message/SetAsArchived', 0);
    act(() => result.current.archiving.submit({ id: done }));
    await waitFor(() => expect(result.current.archiving.submissions.get(done)?.status).toBe('done'));
    await pass(10_000);
    await waitFor(() => expect(result.current.archiving.submissions.get(failing)?.status).toBe('failed'));
    expect([listed(failing), listed(done)]).toEqual([true, false]);
  });
});

describe('what is new', () => {
  test('comes to the top by one call for the first page, however many are loaded', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { result, backend, student, rows, calls } = await openList('olga');
    act(() => result.current.active.fetchMore());
    await waitFor(() => expect(rows()).toHaveLength(20));
    const ids = rows().map(({ id }) => id);
    receiveMessage(backend, student, { to: ids[15] ?? 0 });
    const asked = calls(LIST).length;
    act(() => void vi.advanceTimersByTime(REFETCH_INTERVAL_MS));
    await waitFor(() => expect(rows()[0]?.id).toBe(ids[15]));
    expect(rows().map(({ id }) => id)).toEqual([ids[15], ...ids.filter((id) => id !== ids[15])]);
    expect(calls(LIST).length).toBe(asked + 1);
  });
});

test('when more has changed than the first page has, the list is fetched again, without a gap', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { result, backend, student, rows, calls } = await openList('olga');
  act(() => result.current.active.fetchMore());
  await waitFor(() => expect(rows()).toHaveLength(20));
  const ids = rows().map(({ id }) => id);
  const changed = ids.slice(4, 16);
  // The minute of the list's first row has passed.
  vi.setSystemTime(Date.now() + 60_000);
  for (const id of changed) receiveMessage(backend, student, { to: id });
  const asked = calls(LIST).length;
  act(() => void vi.advanceTimersByTime(REFETCH_INTERVAL_MS));
  await waitFor(() => expect(calls(LIST)).toHaveLength(asked + 3));
  await waitFor(() =>
    expect(
      new Set(
        rows()
          .map(({ id }) => id)
          .slice(0, 12),
      ),
    ).toEqual(new Set(changed)),
  );
  expect(new Set(rows().map(({ id }) => id))).toEqual(new Set(ids));
});

describe('a conversation', () => {
  test('is asked for once one is open', async () => {
    const { calls } = renderDataHook(() => useConversation(null, true));
    await act(() => new Promise((resolve) => void setTimeout(resolve)));
    expect(calls()).toEqual([]);
  });

  test('that is opened after another stays, although the answer of the other comes last', async () => {
    const { at } = await openList();
    const opened: { current: Conversation | null } = { current: null };
    const { result, rerender, backend, queries, calls } = renderDataHook(() => useConversation(opened.current, true));
    for (const [index, ms] of [
      [0, 80],
      [1, 0],
    ] as const) {
      backend.faults.delay(DETAILS, ms);
      opened.current = at(index);
      rerender();
    }
    await waitFor(() => expect(result.current.loadable.status).toBe('ready'));
    const shown = result.current.data;
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(result.current.data).toBe(shown);
    const { interactedUserId, topicId } = at(1);
    expect(calls(DETAILS).at(-1)?.body).toEqual({ InteractedUserId: interactedUserId, TopicId: topicId });
  });

  test('is told of when its answer is there, also when the page has been left', async () => {
    const conversation = (await openList()).at(2);
    const onSent = vi.fn();
    const { result, unmount } = renderDataHook(() => useReplies(onSent));
    act(() => result.current.submit({ ...conversation, body: 'b', attachments: [] }));
    unmount();
    await waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith(conversation.id));
  });

  test('gets the answer that was sent, once', async () => {
    const { at } = await openList();
    const conversation = at(2);
    const { result, calls } = renderDataHook(() => ({
      entries: useConversation(conversation, true),
      replies: useReplies(),
    }));
    await waitFor(() => expect(result.current.entries.loadable.status).toBe('ready'));
    act(() => {
      result.current.replies.submit({ ...conversation, body: 'a\n<b>', attachments: [FILE] });
      result.current.replies.submit({ ...conversation, body: 'a\n<b>', attachments: [FILE] });
    });
    await waitFor(() =>
      expect(result.current.entries.data?.at(-1)).toMatchObject({ own: true, html: 'a<br>&lt;b&gt;' }),
    );
    expect(calls('Message/Reply')).toEqual([
      {
        path: 'Message/Reply',
        body: {
          Body: 'a\n<b>',
          RecipientUserId: conversation.interactedUserId,
          CurrentHelperId: conversation.id,
          TopicId: conversation.topicId,
          Attachments: [WIRE_FILE],
        },
      },
    ]);
  });
});

test('the teachers are asked for where a message may be written only', async () => {
  const open = { form: false };
  const { result, rerender, calls } = renderDataHook(() => useTeachers(open.form));
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
  expect(calls()).toEqual([]);
  open.form = true;
  rerender();
  await waitFor(() => expect(result.current.loadable.status).toBe('ready'));
});

describe('a new message', () => {
  test.each([
    [{ kind: 'support' } as const, { RecipientType: 'ALL_ADMINS' }],
    [{ kind: 'teacher', userId: 0 } as const, { RecipientType: 'SINGLE_TEACHER' }],
  ])('to %o', async (to, recipientWire) => {
    const { result, calls } = renderDataHook(() => ({ create: useComposedMessage(), teachers: useTeachers(true) }));
    await waitFor(() => expect(result.current.teachers.loadable.status).toBe('ready'));
    const userId = result.current.teachers.data?.[0]?.id ?? 0;
    const recipient = to.kind === 'teacher' ? { ...to, userId } : to;
    act(() => result.current.create.submit({ recipient, subject: 'S', body: 'B', attachments: [FILE] }));
    await waitFor(() => expect(result.current.create.submission.status).toBe('done'));
    expect(calls('Message/Create').map(({ body }) => body)).toEqual([
      {
        Subject: 'S',
        Body: 'B',
        Attachments: [WIRE_FILE],
        ...recipientWire,
        ...(to.kind === 'teacher' ? { RecipientUserId: userId } : {}),
      },
    ]);
  });

  test('is pending, and then failed, also for a page that was opened meanwhile; one at a time is sent', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { result, backend, queries, calls } = renderDataHook(() => useComposedMessage());
    backend.faults.fail('Message/Create', REFUSED, 1);
    backend.faults.delay('Message/Create', 30_000);
    const message = { recipient: { kind: 'support' } as const, subject: 'S', body: 'B', attachments: [] };
    act(() => result.current.submit(message));
    const { result: later } = renderDataHook(() => useComposedMessage(), { queries });
    expect(later.current.submission.status).toBe('pending');
    act(() => later.current.submit(message));
    await waitFor(() => expect(calls('Message/Create')).toHaveLength(1));
    act(() => void vi.advanceTimersByTime(30_000));
    await waitFor(() => expect(later.current.submission.status).toBe('failed'));
    expect(calls('Message/Create')).toHaveLength(1);
    act(() => later.current.reset());
    await waitFor(() => expect(later.current.submission.status).toBe('idle'));
  });

  test('is told when the server has it, also when the page has been left', async () => {
    const onSent = vi.fn();
    const { result, unmount } = renderDataHook(() => useComposedMessage());
    const message = { recipient: { kind: 'support' } as const, subject: 'S', body: 'B', attachments: [] };
    act(() => result.current.submit(message, onSent));
    unmount();
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  });

  test('is not held back by what else is being written, and knows nothing of it', async () => {
    const { result, backend, calls } = renderDataHook(() => ({
      composed: useComposedMessage(),
      replies: useReplies(),
    }));
    backend.faults.fail('Message/Reply', { kind: 'never' });
    act(() => result.current.replies.submit({ id: 7, interactedUserId: 1, topicId: 1, body: 'b', attachments: [] }));
    expect(result.current.composed.submission.status).toBe('idle');
    const message = { recipient: { kind: 'support' } as const, subject: 'S', body: 'B', attachments: [] };
    act(() => result.current.composed.submit(message));
    await waitFor(() => expect(result.current.composed.submission.status).toBe('done'));
    expect(calls('Message/Create')).toHaveLength(1);
  });

  test.each<[Fault]>([
    [REFUSED],
    [{ kind: 'status', status: 500 }],
    [{ kind: 'offline' }],
    [{ kind: 'body', body: '<p>' }],
  ])('that fails by %o can be sent again', async (fault) => {
    const { result, backend, calls } = renderDataHook(() => useComposedMessage());
    backend.faults.fail('Message/Create', fault, 1);
    const message = { recipient: { kind: 'support' } as const, subject: 'S', body: 'B', attachments: [] };
    act(() => result.current.submit(message));
    await waitFor(() => expect(result.current.submission.status).toBe('failed'));
    act(() => result.current.submit(message));
    await waitFor(() => expect(result.current.submission.status).toBe('done'));
    expect(calls('Message/Create')).toHaveLength(2);
  });
});

test('a new message and a reply that fail have the lists and the conversation refetched: only the answer may be lost', async () => {
  const { result, backend, queries } = renderDataHook(() => ({ create: useComposedMessage(), replies: useReplies() }));
  const keys = {
    create: [...messageQueries.folderKey('active'), 5001, ''],
    reply: [...messageQueries.entriesKey, 5001, 7, 1, 1],
  };
  for (const key of Object.values(keys)) queries.setQueryData(key, []);
  const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated;
  for (const call of ['Message/Create', 'Message/Reply']) backend.faults.fail(call, { kind: 'status', status: 500 });
  act(() => result.current.create.submit({ recipient: { kind: 'support' }, subject: 'a', body: 'b', attachments: [] }));
  await waitFor(() => expect(result.current.create.submission.status).toBe('failed'));
  expect(isStale(keys.create)).toBe(true);
  act(() => result.current.replies.submit({ id: 7, interactedUserId: 1, topicId: 1, body: 'b', attachments: [] }));
  await waitFor(() => expect(result.current.replies.submissions.get(7)?.status).toBe('failed'));
  expect(isStale(keys.reply)).toBe(true);
});

test('a file is fetched with the student’s credentials and handed over; one that is not found can be asked for again', async () => {
  const save = vi.fn<(file: Blob, name: string) => void>();
  const file = vi.fn<Client['file']>().mockRejectedValueOnce(new FailureError({ kind: 'serverDown', status: 404 }));
  file.mockResolvedValue(new Blob(['x']));
  const { result } = renderDataHook(() => useDownloads(save), { client: mockClient({ file }) });
  const href = toSafeHref('/files/a.pdf') ?? expect.fail('not safe');
  act(() => result.current.submit({ id: href, name: 'a.pdf' }));
  await waitFor(() => expect(result.current.submissions.get(href)?.status).toBe('failed'));
  expect(save).not.toHaveBeenCalled();
  act(() => result.current.submit({ id: href, name: 'a.pdf' }));
  await waitFor(() => expect(result.current.submissions.get(href)?.status).toBe('done'));
  expect(file.mock.calls.map(([url]) => url)).toEqual([href, href]);
  expect(save).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'a.pdf');
});
