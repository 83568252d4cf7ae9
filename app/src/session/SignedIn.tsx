import { StudentProvider } from '@portal/data/client';
import type { Session } from '@portal/domain/session';
import { createContext, use, type ReactNode } from 'react';

const SessionContext = createContext<Session | null>(null);

/** Provides the session to the screens below, which render only while there is one. */
export function SignedIn({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <SessionContext value={session}>
      <StudentProvider student={session.account}>{children}</StudentProvider>
    </SessionContext>
  );
}

/** The session of a screen behind sign-in. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession is called outside of SignedIn');
  return session;
}
