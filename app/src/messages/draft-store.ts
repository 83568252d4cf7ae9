import {
  attachmentsReducer,
  emptyNewMessage,
  emptyReply,
  noAttachments,
  readDrafts,
  storeDrafts,
  withNewMessage,
  withReply,
  withSupport,
  type Attachments,
  type AttachmentsAction,
  type MessageDrafts,
  type NewMessageDraft,
  type SupportDraft,
} from '@portal/domain/messages';
import { draftKeys, storage } from '../portal/storage.ts';
import { readBase64 } from './read-base64.ts';

/** A draft that may have files: of a new message, or of the reply in a conversation. */
export type DraftKey = 'new' | number;

/** Identifies a draft. That of the message on the help page has no files. */
type AnyDraftKey = DraftKey | 'support';

/** The drafts of a student, and the files that this tab holds for them. */
export interface DraftState {
  drafts: MessageDrafts;
  /** By draft. Files cannot be stored, so only their names survive a reload. */
  attachments: Readonly<Partial<Record<DraftKey, Attachments>>>;
  /** How often each draft was replaced by content that was not typed in its form. */
  versions: Readonly<Partial<Record<AnyDraftKey, number>>>;
  /** Whether the drafts could be stored on the device. */
  kept: boolean;
}

/** Holds the drafts of one student; each change is stored on the device. */
export interface DraftStore {
  getState: () => DraftState;
  subscribe: (listener: () => void) => () => void;
  editNewMessage: (fields: Omit<NewMessageDraft, 'files'>) => void;
  editReply: (id: number, body: string) => void;
  editSupport: (draft: SupportDraft) => void;
  /** Reads files. The attachments contain the progress and result of each. */
  addFiles: (draft: DraftKey, files: readonly File[]) => void;
  removeFile: (draft: DraftKey, file: number) => void;
  /** Removes the name of a missing file from a draft, when the student will not choose the file again. */
  forgetFile: (draft: DraftKey, name: string) => void;
  /** Removes a draft that was sent or discarded. */
  clear: (draft: AnyDraftKey) => void;
  /**
   * Removes a draft that was sent with the content it had in `sent`, unless it was changed since, for instance in
   * another tab.
   */
  clearSent: (draft: AnyDraftKey, sent: DraftState) => void;
  /** Stops reading files and listening to other tabs; nothing is stored any more. */
  dispose: () => void;
}

/** Creates the store of a student's drafts. It writes each change to the device's storage, and follows other tabs. */
export function createDraftStore(studentId: number): DraftStore {
  const [newMessageKey, othersKey] = draftKeys(studentId);
  const listeners = new Set<() => void>();
  const reading = new Map<number, AbortController>();
  let nextFile = 1;
  let disposed = false;
  const load = () => readDrafts({ newMessage: storage.get(newMessageKey), others: storage.get(othersKey) });
  let state: DraftState = { drafts: load(), attachments: {}, versions: {}, kept: true };

  const attachmentsOf = (draft: DraftKey): Attachments =>
    state.attachments[draft] ?? { ...noAttachments, missing: filesOf(state.drafts, draft) };

  function set(change: Partial<DraftState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function save(drafts: MessageDrafts, change: Partial<DraftState> = {}): void {
    // A response that arrives after log-out must not restore what was removed.
    if (disposed) return;
    const stored = storeDrafts(drafts);
    storage.set(newMessageKey, stored.newMessage);
    storage.set(othersKey, stored.others);
    const kept = storage.get(newMessageKey) === stored.newMessage && storage.get(othersKey) === stored.others;
    set({ drafts, kept, ...change });
  }

  /** Changes the files of a draft, whose names are stored with it. */
  function changeFiles(draft: DraftKey, action: AttachmentsAction): void {
    const attachments = attachmentsReducer(attachmentsOf(draft), action);
    const files = [...attachments.missing, ...attachments.files.map(({ name }) => name)];
    const drafts =
      draft === 'new'
        ? withNewMessage(state.drafts, { ...emptyNewMessage, ...state.drafts.newMessage, files })
        : withReply(state.drafts, draft, { ...emptyReply, ...state.drafts.replies[draft], files });
    save(drafts, { attachments: { ...state.attachments, [draft]: attachments } });
  }

  async function readFile(draft: DraftKey, key: number, file: File): Promise<void> {
    const controller = new AbortController();
    reading.set(key, controller);
    try {
      const onProgress = (percent: number) => changeFiles(draft, { type: 'progressed', key, percent });
      const base64 = await readBase64(file, onProgress, controller.signal);
      changeFiles(draft, { type: 'read', key, base64 });
    } catch {
      // The reducer ignores a file that was removed in the meantime.
      changeFiles(draft, { type: 'failed', key });
    } finally {
      reading.delete(key);
    }
  }

  function stopReading(keys: readonly number[]): void {
    for (const key of keys) reading.get(key)?.abort();
  }

  /** Returns the files this tab holds, without those of drafts that another tab has sent or discarded. */
  function filesBeside(drafts: MessageDrafts, changed: ReadonlySet<AnyDraftKey>): DraftState['attachments'] {
    const attachments = { ...state.attachments };
    for (const draft of changed) {
      if (draft === 'support') continue;
      const files = attachments[draft]?.files ?? [];
      // Without files of its own, this tab uses the names that the other one stored.
      if (draftOf(drafts, draft) !== null && files.length > 0) continue;
      stopReading(files.map(({ key }) => key));
      delete attachments[draft];
    }
    return attachments;
  }

  function onStorage({ key }: StorageEvent): void {
    if (key !== null && key !== newMessageKey && key !== othersKey) return;
    const drafts = load();
    const changed = new Set(
      [...draftsIn(state.drafts), ...draftsIn(drafts)].filter((draft) => isChanged(draft, state.drafts, drafts)),
    );
    set({
      drafts,
      attachments: filesBeside(drafts, changed),
      versions: [...changed].reduce(withNextVersion, state.versions),
    });
  }
  addEventListener('storage', onStorage);

  function clear(draft: AnyDraftKey): void {
    const versions = withNextVersion(state.versions, draft);
    if (draft === 'support') return save(withSupport(state.drafts, null), { versions });
    stopReading(attachmentsOf(draft).files.map(({ key }) => key));
    save(draft === 'new' ? withNewMessage(state.drafts, null) : withReply(state.drafts, draft, null), {
      attachments: { ...state.attachments, [draft]: noAttachments },
      versions,
    });
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    editNewMessage: (fields) => save(withNewMessage(state.drafts, { ...fields, files: filesOf(state.drafts, 'new') })),
    editReply: (id, body) => save(withReply(state.drafts, id, { body, files: filesOf(state.drafts, id) })),
    editSupport: (draft) => save(withSupport(state.drafts, draft)),
    addFiles: (draft, files) => {
      const keyed = files.map((file) => ({ file, key: nextFile++ }));
      changeFiles(draft, {
        type: 'chosen',
        files: keyed.map(({ file, key }) => ({ key, name: file.name, size: file.size })),
      });
      const accepted = new Set(attachmentsOf(draft).files.map(({ key }) => key));
      for (const { file, key } of keyed) if (accepted.has(key)) void readFile(draft, key, file);
    },
    removeFile: (draft, file) => {
      stopReading([file]);
      changeFiles(draft, { type: 'removed', key: file });
    },
    forgetFile: (draft, name) => changeFiles(draft, { type: 'missingDismissed', name }),
    clear,
    clearSent: (draft, sent) => {
      if (!isChanged(draft, sent.drafts, state.drafts)) clear(draft);
    },
    dispose: () => {
      disposed = true;
      removeEventListener('storage', onStorage);
      stopReading([...reading.keys()]);
    },
  };
}

const withNextVersion = (versions: DraftState['versions'], draft: AnyDraftKey) => ({
  ...versions,
  [draft]: (versions[draft] ?? 0) + 1,
});

const draftsIn = ({ replies }: MessageDrafts): AnyDraftKey[] => ['new', 'support', ...Object.keys(replies).map(Number)];

const withFilesOf = ({ newMessage, replies }: MessageDrafts, draft: DraftKey) =>
  (draft === 'new' ? newMessage : replies[draft]) ?? null;

const draftOf = (drafts: MessageDrafts, draft: AnyDraftKey) =>
  draft === 'support' ? drafts.support : withFilesOf(drafts, draft);

const isChanged = (draft: AnyDraftKey, before: MessageDrafts, after: MessageDrafts): boolean =>
  JSON.stringify(draftOf(before, draft)) !== JSON.stringify(draftOf(after, draft));

const filesOf = (drafts: MessageDrafts, draft: DraftKey): readonly string[] => withFilesOf(drafts, draft)?.files ?? [];
