import { PROFILE_FIELDS, type ProfileChanges } from '@portal/domain/profile';
import { tabStorage } from '../portal/storage.ts';

/**
 * Stores what a student has changed, until it is saved or discarded. Session storage survives a reload, a tab that the
 * device has discarded, and signing in at an identity provider. null = nothing is changed.
 */
export function keepDraft(studentId: number, changes: ProfileChanges | null): void {
  tabStorage.set('profileDraft', changes && JSON.stringify({ studentId, changes }));
}

/** Returns the draft of this student; deletes that of another one, and one with every field, as it was stored before. */
export function readDraft(studentId: number): ProfileChanges | null {
  const text = tabStorage.get('profileDraft');
  if (text === null) return null;
  const changes = changesIn(text, studentId);
  if (!changes) tabStorage.set('profileDraft', null);
  return changes;
}

function changesIn(text: string, studentId: number): ProfileChanges | null {
  try {
    const kept = JSON.parse(text) as unknown;
    return isDraft(kept) && kept.studentId === studentId ? kept.changes : null;
  } catch {
    return null;
  }
}

function isDraft(kept: unknown): kept is { studentId: number; changes: ProfileChanges } {
  const { changes } = (kept ?? {}) as { changes?: unknown };
  const entries = Object.entries(changes ?? {});
  return entries.length > 0 && entries.every(([field, value]) => isFieldValue(field, value));
}

const isFieldValue = (field: string, value: unknown) =>
  PROFILE_FIELDS.some((known) => known === field) && typeof value === (field === 'calendarSync' ? 'boolean' : 'string');
