import { afterSignIn } from '@portal/domain/session';
import { storage } from '../portal/storage.ts';
import { Navigate } from 'react-router-dom';
import { useServices, useSessionState } from '../portal/services.ts';
import { CookiesBlocked } from './CookiesBlocked.tsx';
import { PasswordSignIn } from './PasswordSignIn.tsx';
import { ProviderSignIn } from './ProviderSignIn.tsx';
import { SessionCheck } from './SessionCheck.tsx';
import { useEffect } from 'react';

/** /Login: the password form, or the redirect to the provider; a signed-in student is sent to their page (000 §2.1). */
export default function SignInContainer() {
  const { session } = useServices();
  const state = useSessionState();
  useEffect(() => {
    // Where students sign in at a provider, there is no form to show after a check that failed on another page, so it
    // is repeated.
    if (state.status === 'ready' || (state.status === 'checking' && state.mode !== 'password')) void session.check();
  }, [state.status, state.mode, session]);

  switch (state.status) {
    case 'authorized':
      return <Navigate to={afterSignIn(state.session.account, storage.get('lastPath'))} replace />;
    case 'leaving':
      return <SessionCheck />;
    case 'ready':
    case 'checking':
      // The form is shown from the start, so that input survives the check of the session.
      return state.mode === 'password' ? <PasswordSignIn /> : <SessionCheck />;
    case 'unauthorized':
      if (!navigator.cookieEnabled) return <CookiesBlocked />;
      return state.mode === 'password' ? <PasswordSignIn /> : <ProviderSignIn {...state} />;
  }
}
