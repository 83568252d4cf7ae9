import { PROFILE_FIELDS, type ProfileFields } from '@portal/domain/profile';
import { tabStorage } from '../portal/storage.ts';

/**
 * Keeps what a student typed, from the end of the session until they are back: in the storage of the tab, which signing in
 * at an identity provider does not clear.
 */
export function keepDraft(studentId: number, fields: ProfileFields): void {
  tabStorage.set('profileDraft', JSON.stringify({ studentId, fields }));
}

/** What was kept for this student, once: afterwards, and for any other student, it is gone. */
export function takeDraft(studentId: number): ProfileFields | null {
  const text = tabStorage.get('profileDraft');
  tabStorage.set('profileDraft', null);
  try {
    const kept = JSON.parse(text ?? 'null') as unknown;
    return isDraft(kept) && kept.studentId === studentId ? kept.fields : null;
  } catch {
    return null;
  }
}

function isDraft(kept: unknown): kept is { studentId: number; fields: ProfileFields } {
  const { fields } = (kept ?? {}) as { fields?: Partial<Record<string, unknown>> };
  return PROFILE_FIELDS.every((field) => typeof fields?.[field] === (field === 'calendarSync' ? 'boolean' : 'string'));
}
