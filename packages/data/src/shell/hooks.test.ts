// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { readAllMessages, receiveMessage } from '@portal/mocks/mock-backend';
import { afterEach, describe, expect, test } from 'vitest';
import { renderDataHook, mockClient } from '../testing/index.ts';
import { useGrantedPermissions, useMenuFlags, useMessagesEnabled, useUnreadMessage } from './hooks.ts';
import { shellQueries } from './queries.ts';

afterEach(cleanup);

const UNREAD = 'Message/IsHasUnreadMessage';
const UNREAD_KEY = shellQueries.unreadMessage(mockClient()).queryKey;

test('the menu of the student who is signed in', async () => {
  const { result, student, calls } = renderDataHook(() => [useMenuFlags(), useMessagesEnabled()] as const);
  await waitFor(() => expect(result.current.map(({ loadable }) => loadable.status)).toEqual(['ready', 'ready']));
  const { ShowVideo, ShowLiveClass, ShowTeacherMeeting } = student.menuFlags;
  expect(result.current[0].data).toEqual({
    videos: ShowVideo.Result,
    liveClasses: ShowLiveClass.Result,
    teacherMeetings: ShowTeacherMeeting.Result,
  });
  expect(result.current[1].data).toBe(student.messagesEnabled);
  expect(calls()).toHaveLength(2);
});

test('permissions are fetched where access goes by roles, and only there', async () => {
  const { result, student, calls } = renderDataHook(() => useGrantedPermissions(true));
  await waitFor(() => expect(result.current.data).toEqual(['all:menu']));
  expect(calls()).toEqual([{ path: 'Setting/GetStudentPermission', body: { StudentId: student.account.StudentId } }]);
  const without = renderDataHook(() => [useGrantedPermissions(false), useMenuFlags()] as const);
  await waitFor(() => expect(without.result.current[1].loadable.status).toBe('ready'));
  expect(without.calls('Setting/GetStudentPermission')).toEqual([]);
});

describe('an unread message', () => {
  /** The hook, once it has its first answer. */
  async function open() {
    const rendered = renderDataHook(() => useUnreadMessage(true));
    await waitFor(() => expect(rendered.queries.getQueryState(UNREAD_KEY)?.status).toBe('success'));
    const makeStale = () => rendered.queries.invalidateQueries({ queryKey: UNREAD_KEY, refetchType: 'none' });
    return { ...rendered, makeStale, times: () => rendered.calls(UNREAD).length };
  }

  test('is none before the answer, then what the server says', async () => {
    const { result, backend, student } = renderDataHook(() => useUnreadMessage(true));
    receiveMessage(backend, student);
    expect(result.current.unread).toBe(false);
    await waitFor(() => expect(result.current.unread).toBe(true));
  });

  test('is refetched when the answer is old, and not before', async () => {
    const { result, backend, student, makeStale, times } = await open();
    act(() => result.current.refetchStale());
    expect(times()).toBe(1);
    expect(result.current.unread).toBe(true);
    readAllMessages(backend, student);
    await act(makeStale);
    act(() => result.current.refetchStale());
    await waitFor(() => expect(result.current.unread).toBe(false));
    expect(times()).toBe(2);
  });

  test('is fetched once, although two pages follow each other fast', async () => {
    const { result, makeStale, times, queries } = await open();
    await act(makeStale);
    act(() => {
      result.current.refetchStale();
      result.current.refetchStale();
    });
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(times()).toBe(2);
  });

  test('is refetched back in the tab', async () => {
    const { makeStale, times } = await open();
    await act(makeStale);
    act(() => void dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(times()).toBe(2));
  });

  test('is never fetched for a student without messages', async () => {
    const { result, calls } = renderDataHook(() => [useUnreadMessage(false), useMenuFlags()] as const);
    await waitFor(() => expect(result.current[1].loadable.status).toBe('ready'));
    act(() => result.current[0].refetchStale());
    await waitFor(() => expect(result.current[0].unread).toBe(false));
    expect(calls(UNREAD)).toEqual([]);
  });
});
