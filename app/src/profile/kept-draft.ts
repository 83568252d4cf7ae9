import { PROFILE_FIELDS, type ProfileFields } from '@portal/domain/profile';
import { tabStorage } from '../portal/storage.ts';

/**
 * Stores what a student has typed, until it is saved or discarded. Session storage survives a reload, a tab that the
 * device has discarded, and signing in at an identity provider. null = nothing is typed.
 */
export function keepDraft(studentId: number, fields: ProfileFields | null): void {
  tabStorage.set('profileDraft', fields && JSON.stringify({ studentId, fields }));
}

/** Returns the draft of this student; deletes that of another one. */
export function readDraft(studentId: number): ProfileFields | null {
  const text = tabStorage.get('profileDraft');
  if (text === null) return null;
  const fields = fieldsOf(text, studentId);
  if (!fields) tabStorage.set('profileDraft', null);
  return fields;
}

function fieldsOf(text: string, studentId: number): ProfileFields | null {
  try {
    const kept = JSON.parse(text) as unknown;
    return isDraft(kept) && kept.studentId === studentId ? kept.fields : null;
  } catch {
    return null;
  }
}

function isDraft(kept: unknown): kept is { studentId: number; fields: ProfileFields } {
  const { fields } = (kept ?? {}) as { fields?: Partial<Record<string, unknown>> };
  return PROFILE_FIELDS.every((field) => typeof fields?.[field] === (field === 'calendarSync' ? 'boolean' : 'string'));
}
