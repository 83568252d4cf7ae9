/** Bytes at most of one attachment (001 §5). */
export const MAX_ATTACHMENT_BYTES = 20_971_520;

/** The extensions of files that may be attached (001 §5). */
export const ATTACHMENT_EXTENSIONS = ['jpg', 'png', 'pdf', 'doc', 'docx', 'xls', 'xlsx'] as const;

/** What is known of a chosen file before it is read. */
export interface ChosenFile {
  name: string;
  /** Bytes. */
  size: number;
}

/** Why a file may not be attached, or could not be read. */
export type FileProblem = 'tooLarge' | 'wrongType' | 'unreadable';

/**
 * Why a file may not be attached; null = it may. Only its name tells its type, as it does for the server, and the type
 * comes first, since a smaller file of it would not do either.
 */
export function fileProblem({ name, size }: ChosenFile): Exclude<FileProblem, 'unreadable'> | null {
  const dot = name.lastIndexOf('.');
  const extension = dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
  if (!(ATTACHMENT_EXTENSIONS as readonly string[]).includes(extension)) return 'wrongType';
  return size > MAX_ATTACHMENT_BYTES ? 'tooLarge' : null;
}

/** A size as it is shown: Bytes under 1024, Kb under 1048576, otherwise Mb (001 §5). */
export function fileSize(bytes: number): { value: number; unit: 'Bytes' | 'Kb' | 'Mb' } {
  if (bytes < 1024) return { value: bytes, unit: 'Bytes' };
  if (bytes < 1_048_576) return { value: oneDecimal(bytes / 1024), unit: 'Kb' };
  return { value: oneDecimal(bytes / 1_048_576), unit: 'Mb' };
}

/** Rounded down, so that a file just under a limit is not shown as beyond it. */
const oneDecimal = (value: number) => Math.floor(value * 10) / 10;

/**
 * Whether files are pasted rather than the text beside them: with text or a table, a program may put a picture of it on the
 * clipboard. The Finder of a Mac puts the names of its files there, which are no text.
 */
export function pastesFiles(files: readonly Pick<ChosenFile, 'name'>[], text: string): boolean {
  const names = new Set(files.map(({ name }) => name.normalize()));
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  return files.length > 0 && lines.every((line) => line === '' || names.has(line.normalize()));
}
