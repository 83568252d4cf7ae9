// @vitest-environment jsdom
import type { Announcement } from '@portal/domain/announcements';
import type { Fault } from '@portal/mocks/mock-backend';
import { focusManager, onlineManager } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderDataHook } from '../testing/index.ts';
import { useAnnouncementDetail, useAnnouncements, useCommunityPosts, useDismissAnnouncement } from './hooks.ts';
import { BLOCK_KEY } from './queries.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const BLOCK = 'Announcement/GetMessage';
const DISMISS = 'Announcement/DissmissAnnouncement';
const REFUSED: Fault = { kind: 'rejected', messages: ['Not now.'] };

/** Lets what is triggered by mistake be sent. */
const nextTurn = () => act(() => new Promise((resolve) => void setTimeout(resolve)));

/** The block as the student sees it, and what can be done in it. */
async function openBlock() {
  const rendered = renderDataHook(() => ({ block: useAnnouncements(), dismissal: useDismissAnnouncement() }));
  const { result } = rendered;
  const shown = () => result.current.block.data?.map(({ id }) => id) ?? [];
  await waitFor(() => expect(shown()).not.toHaveLength(0));
  const rows: readonly Announcement[] = result.current.block.data ?? [];
  const at = (index: number) => rows[index] ?? expect.fail(`no row ${index}`);
  const status = (index: number) => result.current.dismissal.submissions.get(at(index).id)?.status ?? 'idle';
  return { ...rendered, shown, all: rows.map(({ id }) => id), at, status };
}

describe('dismissing', () => {
  test('takes it off before the server has answered', async () => {
    const { result, backend, student, shown, all, at } = await openBlock();
    backend.faults.fail(DISMISS, { kind: 'never' });
    act(() => result.current.dismissal.submit(at(1)));
    await waitFor(() => expect(shown()).toEqual(all.filter((id) => id !== at(1).id)));
    expect(student.announcements.dismissed.size).toBe(0);
  });

  test('takes it off for good', async () => {
    const { result, student, shown, at, status, calls } = await openBlock();
    act(() => result.current.dismissal.submit(at(1)));
    await waitFor(() => expect(status(1)).toBe('done'));
    expect(student.announcements.dismissed).toEqual(new Set([at(1).id]));
    expect(calls(DISMISS)).toEqual([{ path: DISMISS, body: { AnnouncementId: at(1).id } }]);
    expect(shown()).not.toContain(at(1).id);
  });

  test('puts it back where it was when the call fails, says why, and can be sent again', async () => {
    const { result, backend, shown, all, at, status } = await openBlock();
    backend.faults.fail(DISMISS, REFUSED, 1);
    act(() => result.current.dismissal.submit(at(1)));
    await waitFor(() => expect(status(1)).toBe('failed'));
    expect(result.current.dismissal.submissions.get(at(1).id)).toMatchObject({ failure: REFUSED });
    expect(shown()).toEqual(all);
    act(() => result.current.dismissal.submit(at(1)));
    await waitFor(() => expect(status(1)).toBe('done'));
    expect(shown()).not.toContain(at(1).id);
  });

  test('that may be done has the list refetched before the failure is known: only the answer may be lost', async () => {
    const { result, backend, student, shown, all, at, status } = await openBlock();
    backend.faults.fail(DISMISS, { kind: 'offline' }, 1);
    student.announcements.dismissed.add(at(1).id);
    act(() => result.current.dismissal.submit(at(1)));
    await waitFor(() => expect(status(1)).toBe('failed'));
    expect(shown()).toEqual(all.filter((id) => id !== at(1).id));
  });

  test('that the server fails at shows no error page: the student may be on another one by now', async () => {
    const { result, backend, at, status, failures } = await openBlock();
    backend.faults.fail(DISMISS, { kind: 'status', status: 500 }, 1);
    act(() => result.current.dismissal.submit(at(1)));
    await waitFor(() => expect(status(1)).toBe('failed'));
    expect(failures()).toEqual([{ path: DISMISS, silent: true }]);
  });

  test('that is refused leaves the list', async () => {
    const { result, backend, calls, at, status } = await openBlock();
    backend.faults.fail(DISMISS, REFUSED, 1);
    act(() => result.current.dismissal.submit(at(1)));
    await waitFor(() => expect(status(1)).toBe('failed'));
    expect(calls(BLOCK)).toHaveLength(1);
  });

  test('twice makes one request', async () => {
    const { result, at, status, calls } = await openBlock();
    act(() => {
      result.current.dismissal.submit(at(0));
      result.current.dismissal.submit(at(0));
    });
    await waitFor(() => expect(status(0)).toBe('done'));
    expect(calls(DISMISS)).toHaveLength(1);
  });

  test('two at a time: the one that fails comes back alone', async () => {
    const { result, backend, shown, all, at, status } = await openBlock();
    backend.faults.fail(DISMISS, REFUSED, 1);
    act(() => {
      result.current.dismissal.submit(at(0));
      result.current.dismissal.submit(at(1));
    });
    await waitFor(() => expect([status(0), status(1)]).toEqual(['failed', 'done']));
    expect(shown()).toEqual(all.filter((id) => id !== at(1).id));
  });

  test('what was said of a failure is gone once it has been read', async () => {
    const { result, backend, at, status } = await openBlock();
    backend.faults.fail(DISMISS, REFUSED, 1);
    act(() => result.current.dismissal.submit(at(0)));
    await waitFor(() => expect(status(0)).toBe('failed'));
    act(() => result.current.dismissal.reset(at(0).id));
    await waitFor(() => expect(status(0)).toBe('idle'));
  });

  test('stays done when a list fetched in the meantime still had it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { result, backend, queries, shown, all, at, status } = await openBlock();
    const list = queries.getQueryData(BLOCK_KEY);
    backend.faults.delay(DISMISS, 30_000);
    act(() => result.current.dismissal.submit(at(0)));
    await waitFor(() => expect(shown()).toHaveLength(all.length - 1));
    act(() => void queries.setQueryData(BLOCK_KEY, list));
    act(() => void vi.advanceTimersByTime(30_000));
    await waitFor(() => expect(status(0)).toBe('done'));
    expect(shown()).not.toContain(at(0).id);
  });

  test('a list that is on its way when it is done does not bring it back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { result, backend, queries, at, status } = await openBlock();
    backend.faults.delay(DISMISS, 30_000);
    act(() => result.current.dismissal.submit(at(0)));
    await waitFor(() => expect(status(0)).toBe('pending'));
    backend.faults.fail(BLOCK, { kind: 'never' });
    act(() => void queries.invalidateQueries({ queryKey: BLOCK_KEY }));
    expect(queries.isFetching({ queryKey: BLOCK_KEY })).toBe(1);
    act(() => void vi.advanceTimersByTime(30_000));
    await waitFor(() => expect(status(0)).toBe('done'));
    expect(queries.isFetching({ queryKey: BLOCK_KEY })).toBe(0);
  });
});

test('community posts are fetched only where the student has the panel', async () => {
  const { result, student, calls } = renderDataHook(useCommunityPosts);
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current && result.current.loadable.status).toBe('ready'));
  const hidden = renderDataHook(useCommunityPosts, { userName: 'sam' });
  hidden.student.showsCommunity = false;
  await waitFor(() => expect(hidden.calls('CommunityPost/ShowCommunityPostPanel')).toHaveLength(1));
  await nextTurn();
  expect(hidden.result.current).toBe(false);
  expect(hidden.calls('Announcement/GetActiveAnnouncements')).toEqual([]);
  expect(calls('Announcement/GetActiveAnnouncements')).toHaveLength(1);
  expect(student.showsCommunity).toBe(true);
});

test('an opened announcement is read once, also when the student or the network comes back', async () => {
  const { result, calls } = renderDataHook(() => useAnnouncementDetail(701));
  await waitFor(() => expect(result.current.loadable.status).toBe('ready'));
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
  });
  await nextTurn();
  expect(calls('Announcement/ReadDetail')).toHaveLength(1);
  focusManager.setFocused(undefined);
});
