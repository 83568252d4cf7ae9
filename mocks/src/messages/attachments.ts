import type { OutgoingAttachmentWire } from '@portal/domain/messages';
import { refuse, type Answer } from '../backend/answer.ts';

const MAX_BYTES = 20_971_520;

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The media type of a file by its extension; undefined for one that may not be sent (contract 3.8). */
export function typeOf(name: string): string | undefined {
  return TYPES[/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];
}

/** A stored file: its name, and its bytes as base64. */
export interface KeptFile {
  name: string;
  base64: string;
}

/** Reads the files of a message, or returns a refusal that names the first bad one. */
export function readAttachments(list: readonly unknown[]): Answer<KeptFile[]> {
  const kept: KeptFile[] = [];
  for (const one of list) {
    const sent = (one ?? {}) as Partial<Record<keyof OutgoingAttachmentWire, unknown>>;
    const { AttachmentName: name, AttachmentBase64: content, AttachmentSize } = sent;
    if (typeof name !== 'string' || typeof content !== 'string') return refuse(['A file is malformed.'], null);
    // The server strips the prefix of a data URL (contract 1.7).
    const base64 = content.replace(/^data:[^,]*;base64,/, '');
    const size = decodedSize(base64);
    if (!typeOf(name)) return refuse([`${name}: files of this type are not accepted.`], null);
    if (size === null) return refuse([`${name} arrived damaged.`], null);
    if (size > MAX_BYTES) return refuse([`${name}: no file may be larger than 20 MB.`], null);
    if (size !== AttachmentSize) return refuse([`${name} arrived incomplete.`], null);
    kept.push({ name, base64 });
  }
  return kept;
}

/**
 * Returns the decoded size in bytes, which is not a whole number if padding is missing; null for what is not standard
 * base64.
 */
function decodedSize(base64: string): number | null {
  if (!/^[A-Za-z\d+/]*={0,2}$/.test(base64)) return null;
  return (base64.length / 4) * 3 - (base64.length - base64.replace(/=+$/, '').length);
}
