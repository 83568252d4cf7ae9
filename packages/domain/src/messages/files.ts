/** Largest size of one attachment, in bytes (001 §5). */
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
 * Returns why a file may not be attached; null = it may. The type is taken from the file name alone, as on the server.
 * It is checked before the size, since a smaller file of a wrong type could not be attached either.
 */
export function fileProblem({ name, size }: ChosenFile): Exclude<FileProblem, 'unreadable'> | null {
  const dot = name.lastIndexOf('.');
  const extension = dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
  if (!(ATTACHMENT_EXTENSIONS as readonly string[]).includes(extension)) return 'wrongType';
  return size > MAX_ATTACHMENT_BYTES ? 'tooLarge' : null;
}

/** Formats a file size: Bytes under 1024, Kb under 1048576, otherwise Mb (001 §5). */
export function fileSize(bytes: number): { value: number; unit: 'Bytes' | 'Kb' | 'Mb' } {
  if (bytes < 1024) return { value: bytes, unit: 'Bytes' };
  if (bytes < 1_048_576) return { value: oneDecimal(bytes / 1024), unit: 'Kb' };
  return { value: oneDecimal(bytes / 1_048_576), unit: 'Mb' };
}

/** Rounds down, so that a file just under a limit is not shown as above it. */
const oneDecimal = (value: number) => Math.floor(value * 10) / 10;

/**
 * Whether to paste the files on the clipboard rather than the text beside them. When text or a table is copied, a
 * program may add a picture of it: then the text is pasted. The Finder of macOS adds the names of copied files as text,
 * which is not pasted.
 */
export function pastesFiles(files: readonly Pick<ChosenFile, 'name'>[], text: string): boolean {
  const names = new Set(files.map(({ name }) => name.normalize()));
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  return files.length > 0 && lines.every((line) => line === '' || names.has(line.normalize()));
}
