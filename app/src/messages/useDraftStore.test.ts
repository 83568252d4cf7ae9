// @vitest-environment jsdom
import { mockClient } from '@portal/data/testing';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createSessionStore } from '../session/session-store.ts';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useDraftStore } from './useDraftStore.ts';

afterEach(() => {
  cleanup();
  endAll();
  localStorage.clear();
});

const ends: (() => void)[] = [];
const endAll = () => ends.splice(0).forEach((end) => end());

/** A browser in which students sign in; everybody's password is right. */
function openSession() {
  let account: unknown;
  const nowhere = () => expect.fail('nobody leaves the portal');
  const session = createSessionStore({
    client: mockClient({ call: async () => ({ AuthorizationToken: 'fresh', AccountInformation: account }) }),
    out: {
      to: nowhere,
      toSiblingProduct: nowhere,
      toActivationError: nowhere,
      toMobileLogout: nowhere,
      toHome: nowhere,
      reload: nowhere,
      resume: nowhere,
    },
    tabs: { broadcast: () => undefined, listen: () => undefined },
    onUnreadable: nowhere,
    configuredMode: 'password',
    loadProvider: null,
  });
  ends.push(() => session.expire([]));
  /** A page of the signed-in student that uses the store. */
  async function visit(userName = 'mei') {
    const { result, student, unmount } = renderHookInPortal(() => useDraftStore(), {
      services: { session },
      userName,
    });
    account = student.account;
    await act(async () => void (await session.signIn(userName, 'secret')));
    return { state: () => result.current[0], store: result.current[1], unmount };
  }
  return { session, visit };
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
  const { session, visit } = openSession();
  const before = await visit();
  act(() => before.store.editReply(12, 'Thanks'));
  act(() => before.store.addFiles(12, [NOTES]));
  act(() => session.expire([]));
  before.unmount();
  const after = await visit();
  expect(after.store).not.toBe(before.store);
  expect(after.state().drafts.replies).toEqual({ 12: { body: 'Thanks', files: ['notes.pdf'] } });
  expect(after.state().attachments).toEqual({});
});

test('after log-out nothing is there, and nothing comes back', async () => {
  const { session, visit } = openSession();
  const before = await visit();
  act(() => before.store.editReply(12, 'Thanks'));
  act(() => before.store.addFiles(12, [NOTES]));
  await act(() => session.signOut());
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
