import { CALENDAR_KEY } from '@portal/data/calendar';
import { cancelRegistration, hideClass, LIVE_CLASSES_KEY, register } from '@portal/data/live-classes';
import {
  registrationOf,
  withRegistration,
  type ClassRegistration,
  type Registration,
  type Registrations,
} from '@portal/domain/live-classes';
import { asFailure } from '@portal/domain/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';

/** A class that is registered for or given back. */
type Named = Pick<ClassRegistration, 'id' | 'name'>;

/**
 * Registers for live classes and gives seats back (001 §4). Several classes may wait for their answers at once; for
 * each, one request an intent, however often it is pressed.
 */
export function useRegistrations() {
  const { client } = useServices();
  const { studentId } = useSession().account;
  const queries = useQueryClient();
  const [all, setAll] = useState<Registrations>([]);
  // A second press arrives before the first has been drawn.
  const running = useRef(new Set<number>());

  const put = useCallback(
    ({ id, name }: Named, registration: Registration) =>
      setAll((others) => withRegistration(others, { id, name, registration })),
    [],
  );

  const run = useCallback(
    async (of: Named, during: 'registering' | 'cancelling', ask: () => Promise<Registration>) => {
      if (running.current.has(of.id)) return;
      running.current.add(of.id);
      put(of, { step: during });
      try {
        const came = await ask();
        // Before the lists are read anew: the class is not to be seen where it is no more.
        if (came.step === 'registered') hideClass(queries, 'upcoming', of.id);
        if (came.step === 'cancelled') hideClass(queries, 'registered', of.id);
        put(of, came);
      } catch (thrown) {
        put(of, { step: 'failed', during, failure: asFailure(thrown) });
      } finally {
        running.current.delete(of.id);
        // Whatever came of it, the seats may have changed.
        void queries.invalidateQueries({ queryKey: CALENDAR_KEY });
        void queries.invalidateQueries({ queryKey: LIVE_CLASSES_KEY });
      }
    },
    [queries, put],
  );

  return {
    all,
    register: useCallback(
      (of: Named) => void run(of, 'registering', () => register(client, studentId, of.id)),
      [run, client, studentId],
    ),
    /** Asks for the question first. */
    cancel: useCallback((of: Named) => put(of, { step: 'confirmCancel' }), [put]),
    confirmCancel: useCallback(
      (of: Named) => void run(of, 'cancelling', () => cancelRegistration(client, of.id)),
      [run, client],
    ),
    /** What was said has been read. */
    close: useCallback((of: Named) => put(of, { step: 'idle' }), [put]),
    registrationOf: (id: number) => registrationOf(all, id),
  };
}
