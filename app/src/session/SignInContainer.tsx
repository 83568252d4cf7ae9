import { afterSignIn } from '@portal/domain/session';
import { storage } from '../portal/storage.ts';
import { Navigate } from 'react-router-dom';
import { useServices, useSessionState } from '../portal/services.ts';
import { PasswordSignIn } from './PasswordSignIn.tsx';
import { ProviderSignIn } from './ProviderSignIn.tsx';
import { SessionCheckScreen } from '@portal/ui/shell';
import { useEffect } from 'react';

/** /Login: by password, or on to the provider that takes its place; who is signed in already goes on (000 §2.1). */
export default function SignInContainer() {
  const { session } = useServices();
  const now = useSessionState();
  useEffect(() => {
    if (now.status === 'ready') void session.check();
  }, [now.status, session]);

  switch (now.status) {
    case 'authorized':
      return <Navigate to={afterSignIn(now.session.account, storage.get('lastPath'))} replace />;
    case 'leaving':
      return <SessionCheckScreen />;
    case 'ready':
    case 'checking':
      // The form stands from the start; what is typed into it stays while the session is being checked.
      return now.mode === 'password' ? <PasswordSignIn /> : <SessionCheckScreen />;
    case 'unauthorized':
      return now.mode === 'password' ? <PasswordSignIn /> : <ProviderSignIn {...now} />;
  }
}
