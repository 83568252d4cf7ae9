import type { ProfileFields } from '@portal/domain/profile';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../portal/services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { keepDraft, takeDraft } from './kept-draft.ts';

/** What is typed in the form, and what was typed in it before the session expired. */
export interface KeptDraft {
  draft: ProfileFields | null;
  edited: boolean;
  onEdit: (typed: ProfileFields | null) => void;
}

/** Keeps what is typed when the session expires, and brings it back after the next sign-in of the same student. */
export function useKeptDraft(): KeptDraft {
  const { session } = useServices();
  const { studentId } = useSession().account;
  const [draft] = useState(() => takeDraft(studentId));
  const [edited, setEdited] = useState(draft !== null);
  const typed = useRef(draft);
  const [onEdit] = useState(() => (fields: ProfileFields | null) => {
    typed.current = fields;
    setEdited(fields !== null);
  });
  useEffect(
    () =>
      session.subscribe(() => {
        const state = session.getState();
        if (state.status === 'unauthorized' && state.expired && typed.current) keepDraft(studentId, typed.current);
      }),
    [session, studentId],
  );
  return { draft, edited, onEdit };
}
