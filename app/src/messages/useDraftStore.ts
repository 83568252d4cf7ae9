import { useSyncExternalStore } from 'react';
import { useServices } from '../portal/services.ts';
import { useSession } from '../session/SignedIn.tsx';
import type { SessionStore } from '../session/session-store.ts';
import { createDraftStore, type DraftState, type DraftStore } from './draft-store.ts';

const stores = new WeakMap<SessionStore, Map<number, DraftStore>>();

/** Returns the store of a student. It exists until they sign out, also while another page is open. */
function storeOf(session: SessionStore, studentId: number): DraftStore {
  const ofSession = stores.get(session) ?? new Map<number, DraftStore>();
  stores.set(session, ofSession);
  const found = ofSession.get(studentId);
  if (found) return found;
  const store = createDraftStore(studentId);
  ofSession.set(studentId, store);
  const unsubscribe = session.subscribe(() => {
    const state = session.getState();
    if (state.status === 'authorized' && state.session.account.studentId === studentId) return;
    unsubscribe();
    ofSession.delete(studentId);
    store.dispose();
  });
  return store;
}

/** Returns the student's drafts, and the store that changes them. */
export function useDraftStore(): [DraftState, DraftStore] {
  const store = storeOf(useServices().session, useSession().account.studentId);
  return [useSyncExternalStore(store.subscribe, store.getState), store];
}
