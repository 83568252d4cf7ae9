// @vitest-environment jsdom
import { emptyNewMessage, MAX_ATTACHMENT_BYTES } from '@portal/domain/messages';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createDraftStore, type DraftKey, type DraftStore } from './draft-store.ts';

const MEI = 2;
const NEW_KEY = `messageDraft:${MEI}`;
const REPLIES_KEY = `replyDrafts:${MEI}`;
const ESSAY = { recipient: 'teacher', teacherId: 9, subject: 'Essay', body: 'a\nb' } as const;

const opened: DraftStore[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const store of opened.splice(0)) store.dispose();
  localStorage.clear();
});

/** A store as a tab opens it. */
function open(studentId = MEI): DraftStore {
  const store = createDraftStore(studentId);
  opened.push(store);
  return store;
}

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const file = (name: string, content = 'ABC') => new File([content], name);
const attached = (store: DraftStore, draft: DraftKey = 'new') => store.getState().attachments[draft];
const statuses = (store: DraftStore) => attached(store)?.files.map(({ name, state }) => `${name} ${state.status}`);
const allRead = (store: DraftStore, draft: DraftKey = 'new') =>
  expect.poll(() => attached(store, draft)?.files.every(({ state }) => state.status === 'ready')).toBe(true);

/** A file that claims a size it does not have: who would read 20 MB in a test. */
function sized(name: string, size: number): File {
  return Object.defineProperty(file(name), 'size', { value: size });
}

/** What another tab stores, and what this tab then hears. */
function storeElsewhere(key: string, value: unknown): void {
  const text = value === null ? null : JSON.stringify(value);
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  dispatchEvent(new StorageEvent('storage', { key }));
}

describe('what is typed', () => {
  test('is in the storage of the device, the new message as the contract has it', () => {
    const store = open();
    store.editNewMessage(ESSAY);
    store.editReply(12, 'Thanks');
    expect(stored(NEW_KEY)).toEqual({
      RecipientType: 'SINGLE_TEACHER',
      RecipientUserId: 9,
      Subject: 'Essay',
      Body: 'a\nb',
    });
    expect(stored(REPLIES_KEY)).toEqual({ files: [], replies: { 12: { body: 'Thanks', files: [] } } });
    expect(store.getState().kept).toBe(true);
  });

  test('is there again after a reload', () => {
    const store = open();
    store.editNewMessage(ESSAY);
    store.editReply(12, 'Thanks');
    expect(open().getState().drafts).toEqual(store.getState().drafts);
  });

  test('is for no other student', () => {
    open().editNewMessage(ESSAY);
    expect(open(3).getState().drafts).toEqual({ newMessage: null, support: null, replies: {} });
  });

  test('is told to who listens, and to nobody who stopped', () => {
    const store = open();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.editReply(12, 'Thanks');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    store.editReply(12, 'Thank you');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('and deleted again leaves nothing', () => {
    const store = open();
    store.editNewMessage({ ...emptyNewMessage, body: 'a' });
    store.editNewMessage(emptyNewMessage);
    expect(localStorage).toHaveLength(0);
  });

  test('does not make its own form begin again', () => {
    const store = open();
    store.editNewMessage(ESSAY);
    store.editReply(12, 'Thanks');
    expect(store.getState().versions).toEqual({});
  });
});

describe('a draft that was sent', () => {
  test('is gone', () => {
    const store = open();
    store.editNewMessage(ESSAY);
    store.clearSent('new', store.getState());
    expect(store.getState().drafts.newMessage).toBeNull();
    expect(store.getState().versions.new).toBe(1);
  });

  test('stays when it was changed since', () => {
    const store = open();
    store.editNewMessage(ESSAY);
    const sent = store.getState();
    storeElsewhere(NEW_KEY, { RecipientType: 'ALL_ADMINS', RecipientUserId: null, Subject: 'Essay', Body: 'Another' });
    store.clearSent('new', sent);
    expect(store.getState().drafts.newMessage?.body).toBe('Another');
  });
});

describe('files', () => {
  test('are read, good ones beside those that are refused', async () => {
    const read = vi.spyOn(FileReader.prototype, 'readAsDataURL');
    const store = open();
    store.addFiles('new', [file('a.pdf'), file('talk.mp3'), file('empty.doc', '')]);
    expect(read).toHaveBeenCalledTimes(2);
    expect(statuses(store)).toEqual(['a.pdf reading', 'empty.doc reading']);
    expect(attached(store)?.refused).toEqual([{ name: 'talk.mp3', problem: 'wrongType' }]);
    await allRead(store);
    expect(attached(store)?.files).toMatchObject([
      { name: 'a.pdf', size: 3, state: { base64: 'QUJD' } },
      { name: 'empty.doc', size: 0, state: { base64: '' } },
    ]);
  });

  test('may have 20,971,520 bytes and not one more', () => {
    const store = open();
    const bytes = 20_971_520;
    store.addFiles('new', [sized('most.pdf', bytes), sized('more.pdf', bytes + 1)]);
    expect(bytes).toBe(MAX_ATTACHMENT_BYTES);
    expect(statuses(store)).toEqual(['most.pdf reading']);
    expect(attached(store)?.refused).toEqual([{ name: 'more.pdf', problem: 'tooLarge' }]);
  });

  test('report how far they are read', () => {
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
      this.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));
    });
    const store = open();
    store.addFiles('new', [file('a.pdf')]);
    expect(attached(store)?.files[0]?.state).toEqual({ status: 'reading', percent: 50 });
  });

  test('of one name are two', async () => {
    const store = open();
    store.addFiles('new', [file('a.pdf', 'A')]);
    store.addFiles('new', [file('a.pdf', 'B')]);
    await allRead(store);
    expect(attached(store)?.files).toMatchObject([{ state: { base64: 'QQ==' } }, { state: { base64: 'Qg==' } }]);
  });

  test('belong to their draft', async () => {
    const store = open();
    store.addFiles(12, [file('a.pdf')]);
    await allRead(store, 12);
    expect(attached(store)).toBeUndefined();
    expect(store.getState().drafts.replies).toEqual({ 12: { body: '', files: ['a.pdf'] } });
  });

  test('that are removed while they are read are gone, and no failure', async () => {
    const abort = vi.spyOn(FileReader.prototype, 'abort');
    const store = open();
    store.addFiles('new', [file('a.pdf'), file('b.pdf')]);
    store.removeFile('new', attached(store)?.files[0]?.key ?? 0);
    expect(abort).toHaveBeenCalledTimes(1);
    await allRead(store);
    expect(attached(store)).toMatchObject({ files: [{ name: 'b.pdf' }], refused: [] });
  });

  test('that cannot be read are named', async () => {
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
      this.dispatchEvent(new ProgressEvent('error'));
    });
    const store = open();
    store.addFiles('new', [file('gone.pdf')]);
    await expect.poll(() => attached(store)?.refused).toEqual([{ name: 'gone.pdf', problem: 'unreadable' }]);
    expect(attached(store)?.files).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test('leave their names to a reload, where they are missing until chosen again or given up', async () => {
    const before = open();
    before.editNewMessage(ESSAY);
    before.addFiles('new', [file('a.pdf'), file('b.pdf')]);
    await allRead(before);
    before.dispose();
    const store = open();
    expect(store.getState().drafts.newMessage).toEqual({ ...ESSAY, files: ['a.pdf', 'b.pdf'] });
    expect(store.getState().attachments).toEqual({});
    store.addFiles('new', [file('a.pdf')]);
    expect(attached(store)).toMatchObject({ files: [{ name: 'a.pdf' }], missing: ['b.pdf'] });
    store.forgetFile('new', 'b.pdf');
    expect(attached(store)?.missing).toEqual([]);
    await allRead(store);
    expect(stored(REPLIES_KEY)).toEqual({ files: ['a.pdf'], replies: {} });
    expect(localStorage.getItem(NEW_KEY)).not.toContain('a.pdf');
  });

  test('are for the teacher who was chosen before', async () => {
    const store = open();
    const chosen = { recipient: 'teacher', teacherId: 9, subject: '', body: '' } as const;
    store.editNewMessage(chosen);
    store.addFiles('new', [file('a.pdf')]);
    await allRead(store);
    expect(open().getState().drafts.newMessage).toEqual({ ...chosen, files: ['a.pdf'] });
  });

  test('stay when the text is changed', async () => {
    const store = open();
    store.addFiles('new', [file('a.pdf')]);
    store.editNewMessage(ESSAY);
    await allRead(store);
    expect(store.getState().drafts.newMessage).toEqual({ ...ESSAY, files: ['a.pdf'] });
    expect(statuses(store)).toEqual(['a.pdf ready']);
  });
});

describe('a draft that was sent or discarded', () => {
  test('leaves nothing, and its form begins again; the others stay', async () => {
    const abort = vi.spyOn(FileReader.prototype, 'abort');
    const store = open();
    store.editNewMessage(ESSAY);
    store.addFiles('new', [file('a.pdf')]);
    store.editReply(12, 'Thanks');
    store.clear('new');
    expect(abort).toHaveBeenCalledTimes(1);
    expect(attached(store)).toEqual({ files: [], refused: [], missing: [] });
    expect(store.getState()).toMatchObject({ drafts: { newMessage: null }, versions: { new: 1 } });
    expect(localStorage.getItem(NEW_KEY)).toBeNull();
    expect(open().getState().drafts).toEqual({
      newMessage: null,
      support: null,
      replies: { 12: { body: 'Thanks', files: [] } },
    });
    store.clear(12);
    expect(store.getState().versions).toEqual({ new: 1, 12: 1 });
    expect(localStorage).toHaveLength(0);
  });
});

describe('another tab', () => {
  test('takes over with what it stored, in a form that begins again', () => {
    const store = open();
    store.editNewMessage(ESSAY);
    store.editReply(12, 'Thanks');
    storeElsewhere(REPLIES_KEY, { files: [], replies: { 12: { body: 'Thank you', files: [] } } });
    expect(store.getState().drafts.replies[12]?.body).toBe('Thank you');
    // The form of the new message stays as it is, and so does what is being typed there.
    expect(store.getState().versions).toEqual({ 12: 1 });
    storeElsewhere(NEW_KEY, { RecipientType: 'ALL_ADMINS', RecipientUserId: null, Subject: '', Body: 'Hi' });
    expect(store.getState().drafts.newMessage).toEqual({ ...emptyNewMessage, body: 'Hi' });
    expect(store.getState().versions).toEqual({ 12: 1, new: 1 });
  });

  test('that empties the storage empties the drafts', () => {
    const store = open();
    store.editReply(12, 'Thanks');
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.getState()).toMatchObject({ drafts: { newMessage: null, replies: {} }, versions: { 12: 1 } });
  });

  test('that stores something else changes nothing', () => {
    const store = open();
    store.editReply(12, 'Thanks');
    const before = store.getState();
    storeElsewhere('replyDrafts:3', { files: [], replies: { 12: { body: 'Not mine', files: [] } } });
    storeElsewhere('appearance', 'dark');
    expect(store.getState()).toBe(before);
  });

  test('that sent or discarded a draft takes its files too, and leaves those of others', async () => {
    const abort = vi.spyOn(FileReader.prototype, 'abort');
    const store = open();
    store.addFiles(12, [file('a.pdf')]);
    store.addFiles(13, [file('b.pdf')]);
    storeElsewhere(REPLIES_KEY, { files: [], replies: { 13: { body: '', files: ['b.pdf'] } } });
    expect(abort).toHaveBeenCalledTimes(1);
    expect(attached(store, 12)).toBeUndefined();
    await allRead(store, 13);
    expect(store.getState().drafts.replies).toEqual({ 13: { body: '', files: ['b.pdf'] } });
  });

  test('that attached files leaves their names here', () => {
    const store = open();
    store.addFiles('new', [file('talk.mp3')]);
    storeElsewhere(REPLIES_KEY, { files: ['a.pdf'], replies: {} });
    storeElsewhere(NEW_KEY, { RecipientType: 'ALL_ADMINS', RecipientUserId: null, Subject: '', Body: '' });
    store.addFiles('new', [file('b.pdf')]);
    expect(store.getState().drafts.newMessage?.files).toEqual(['a.pdf', 'b.pdf']);
  });
});

describe('a device that keeps nothing', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };

  test.each<[what: string, break_: () => void]>([
    ['is full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)],
    [
      'blocks its storage',
      () => {
        for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
          vi.spyOn(Storage.prototype, name).mockImplementation(full);
        }
      },
    ],
  ])('and %s says so, and nothing is lost in this tab', async (_what, breakIt) => {
    breakIt();
    const store = open();
    expect(store.getState().kept).toBe(true);
    store.editNewMessage(ESSAY);
    store.editReply(12, 'Thanks');
    store.addFiles('new', [file('a.pdf')]);
    await allRead(store);
    expect(store.getState()).toMatchObject({
      kept: false,
      drafts: { newMessage: { ...ESSAY, files: ['a.pdf'] }, replies: { 12: { body: 'Thanks' } } },
    });
    store.clear('new');
    expect(store.getState()).toMatchObject({ kept: false, drafts: { newMessage: null } });
    store.clear(12);
    expect(store.getState().kept).toBe(true);
  });

  test('is no longer full: the next change is kept', () => {
    const broken = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    const store = open();
    store.editReply(12, 'Than');
    broken.mockRestore();
    store.editReply(12, 'Thanks');
    expect(store.getState().kept).toBe(true);
    expect(open().getState().drafts.replies[12]?.body).toBe('Thanks');
  });
});

describe('after the session', () => {
  test('no other tab is heard, and no file is read on', () => {
    const abort = vi.spyOn(FileReader.prototype, 'abort');
    const store = open();
    store.addFiles('new', [file('a.pdf'), file('b.pdf')]);
    store.dispose();
    expect(abort).toHaveBeenCalledTimes(2);
    const before = store.getState();
    storeElsewhere(REPLIES_KEY, { files: [], replies: { 12: { body: 'Thanks', files: [] } } });
    expect(store.getState()).toBe(before);
  });

  test('nothing is written any more, whatever answer comes late', () => {
    const store = open();
    store.editNewMessage(ESSAY);
    store.editReply(12, 'Thanks');
    localStorage.clear();
    store.dispose();
    store.clear('new');
    expect(localStorage).toHaveLength(0);
  });
});
