import { fileProblem, type ChosenFile, type FileProblem } from './files.ts';
import type { OutgoingAttachment } from './model.ts';

/** A file that the student attached. */
export interface AttachedFile {
  /** Distinguishes files that have the same name. */
  key: number;
  name: string;
  /** Bytes. */
  size: number;
  state: { status: 'reading'; percent: number } | { status: 'ready'; base64: string };
}

/** A file that was refused, and why. */
export interface RefusedFile {
  name: string;
  problem: FileProblem;
}

/** The attachments of a message that is being written. */
export interface Attachments {
  files: readonly AttachedFile[];
  /** The last files that were refused. */
  refused: readonly RefusedFile[];
  /** Names of the files of a kept draft, which have to be chosen again. */
  missing: readonly string[];
}

export const noAttachments: Attachments = { files: [], refused: [], missing: [] };

/** A chosen file with the key that later actions about it use. */
export type KeyedFile = ChosenFile & { key: number };

export type AttachmentsAction =
  | { type: 'chosen'; files: readonly KeyedFile[] }
  | { type: 'progressed'; key: number; percent: number }
  | { type: 'read'; key: number; base64: string }
  | { type: 'failed'; key: number }
  | { type: 'removed'; key: number }
  | { type: 'missingDismissed'; name: string };

/**
 * Returns the attachments after files were chosen, read or removed. A refused file does not affect the others (001 §5).
 */
export function attachmentsReducer(state: Attachments, action: AttachmentsAction): Attachments {
  switch (action.type) {
    case 'chosen': {
      const refused = action.files.flatMap(({ name, size }) => {
        const problem = fileProblem({ name, size });
        return problem ? [{ name, problem }] : [];
      });
      const added = action.files.filter((file) => fileProblem(file) === null);
      const names = new Set(added.map(({ name }) => name));
      return {
        files: [
          ...state.files,
          ...added.map((file) => ({ ...file, state: { status: 'reading', percent: 0 } as const })),
        ],
        refused,
        missing: state.missing.filter((name) => !names.has(name)),
      };
    }
    case 'progressed':
      return change(state, action.key, { status: 'reading', percent: action.percent });
    case 'read':
      return change(state, action.key, { status: 'ready', base64: action.base64 });
    case 'failed': {
      const failed = state.files.find(({ key }) => key === action.key);
      if (!failed) return state;
      return {
        ...state,
        files: without(state.files, action.key),
        refused: [...state.refused, { name: failed.name, problem: 'unreadable' }],
      };
    }
    case 'removed':
      return { ...state, files: without(state.files, action.key), refused: [] };
    case 'missingDismissed':
      return { ...state, missing: state.missing.filter((name) => name !== action.name) };
  }
}

function change(state: Attachments, key: number, to: AttachedFile['state']): Attachments {
  return { ...state, files: state.files.map((file) => (file.key === key ? { ...file, state: to } : file)) };
}

const without = (files: readonly AttachedFile[], key: number) => files.filter((file) => file.key !== key);

/** Whether a file is still being read; until then the message cannot be sent. */
export const isReading = ({ files }: Attachments): boolean => files.some(({ state }) => state.status === 'reading');

/** Returns the files that have been read, in the form in which they are sent. */
export function toOutgoing({ files }: Attachments): OutgoingAttachment[] {
  return files.flatMap(({ name, size, state }) =>
    state.status === 'ready' ? [{ name, size, base64: state.base64 }] : [],
  );
}
