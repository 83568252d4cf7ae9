import type { ProfileChanges } from '@portal/domain/profile';
import { useState } from 'react';
import { useSession } from '../session/SignedIn.tsx';
import { keepDraft, readDraft } from './kept-draft.ts';

/** The draft that was stored before, and whether the form has unsaved changes. */
export interface KeptDraft {
  draft: ProfileChanges | null;
  edited: boolean;
  onEdit: (changes: ProfileChanges | null) => void;
  /** The student leaves the page without saving. */
  onGiveUp: () => void;
}

/**
 * Stores every change of the form, and restores it for the same student: after a reload, and after the next sign-in
 * when the session has expired. Saving, leaving and logging out remove it.
 */
export function useKeptDraft(): KeptDraft {
  const { studentId } = useSession().account;
  const [draft] = useState(() => readDraft(studentId));
  const [edited, setEdited] = useState(draft !== null);
  const [onEdit] = useState(() => (changes: ProfileChanges | null) => {
    keepDraft(studentId, changes);
    setEdited(changes !== null);
  });
  return { draft, edited, onEdit, onGiveUp: () => keepDraft(studentId, null) };
}
