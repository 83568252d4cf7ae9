// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SessionStore } from '../session/session-store.ts';
import { createSession } from '../testing/create-session.ts';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useDraftStore } from './useDraftStore.ts';

let session: SessionStore | null = null;
afterEach(() => {
  cleanup();
  session?.expire([]);
  localStorage.clear();
});

/** A browser in which students sign in. */
function openSession() {
  let account: unknown;
  const opened = createSession(() => account);
  session = opened;
  /** A page of the signed-in student that uses the store. */
  async function visit(userName = 'mei') {
    const { result, student, unmount } = renderHookInPortal(() => useDraftStore(), {
      services: { session: opened },
      userName,
    });
    account = student.account;
    await act(async () => void (await opened.signIn(userName, 'secret')));
    return { state: () => result.current[0], store: result.current[1], unmount };
  }
  return { session: opened, visit };
}

const NOTES = new File(['ABC'], 'notes.pdf');

test('a student has one store, with the files it holds, also on another page', async () => {
  const { visit } = openSession();
  const first = await visit();
  act(() => first.store.addFiles('new', [NOTES]));
  first.unmount();
  const second = await visit();
  expect(second.store).toBe(first.store);
  expect(second.state().attachments.new?.files).toHaveLength(1);
});

test('what shows drafts follows them', async () => {
  const { state, store } = await openSession().visit();
  act(() => store.editReply(12, 'Thanks'));
  expect(state().drafts.replies[12]?.body).toBe('Thanks');
});

test('after an expired session the texts are there again, of files only the names', async () => {
  const { session: browser, visit } = openSession();
  const before = await visit();
  act(() => before.store.editReply(12, 'Thanks'));
  act(() => before.store.addFiles(12, [NOTES]));
  act(() => browser.expire([]));
  before.unmount();
  const after = await visit();
  expect(after.store).not.toBe(before.store);
  expect(after.state().drafts.replies).toEqual({ 12: { body: 'Thanks', files: ['notes.pdf'] } });
  expect(after.state().attachments).toEqual({});
});

test('after log-out nothing is there, and nothing comes back', async () => {
  const { session: browser, visit } = openSession();
  const before = await visit();
  act(() => before.store.editReply(12, 'Thanks'));
  act(() => before.store.addFiles(12, [NOTES]));
  await act(() => browser.signOut());
  before.store.clear('new');
  before.unmount();
  expect(localStorage).toHaveLength(0);
  const after = await visit();
  expect(after.state()).toMatchObject({ drafts: { newMessage: null, replies: {} }, attachments: {} });
});

test('another student who signs in has a store of their own, and the first reads no files any more', async () => {
  const abort = vi.spyOn(FileReader.prototype, 'abort');
  const { visit } = openSession();
  const mei = await visit();
  act(() => mei.store.editReply(12, 'Thanks'));
  act(() => mei.store.addFiles(12, [NOTES]));
  mei.unmount();
  const sam = await visit('sam');
  expect(sam.store).not.toBe(mei.store);
  expect(sam.state().drafts.replies).toEqual({});
  expect(abort).toHaveBeenCalledTimes(1);
});
