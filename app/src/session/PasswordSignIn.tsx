import { useTask } from '@portal/data/client';
import { refusalPage, type SessionState } from '@portal/domain/session';
import { failed, FailureError, idle, type Failure } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import { SignInScreen, type Credentials } from '@portal/ui/session';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { readEarlyInput, restoreEarlyCaret } from '../boot/early-input.ts';
import { useServices, useSessionState } from '../portal/services.ts';
import type { SessionStore } from './session-store.ts';
import { signUpHref } from './sign-up-href.ts';
import { useDocumentTitle } from '../router/useDocumentTitle.ts';
import { useLatestLocation } from '../router/useLatestLocation.ts';
import { usePublicPage } from '../hooks/usePublicPage.ts';
import { useRefusalMessages } from './useRefusalMessages.ts';

/** A refusal with the server's messages. */
const rejected = (messages: readonly string[]): Failure => ({ kind: 'rejected', messages, value: null });

/**
 * Signs in. Resolves to the page that explains a refusal, or null. A refusal without such a page is thrown with the
 * texts of `refusalMessages`, for the form to show.
 */
async function signIn(
  session: SessionStore,
  { userName, password }: Credentials,
  signal: AbortSignal,
  refusalMessages: ReturnType<typeof useRefusalMessages>,
): Promise<string | null> {
  const outcome = await session.signIn(userName, password, signal);
  switch (outcome.kind) {
    case 'authorized':
    case 'leaving':
      return null;
    case 'stopped':
      throw new FailureError(rejected([]));
    case 'refused': {
      const page = refusalPage(outcome.variant);
      if (page === null) throw new FailureError(rejected(refusalMessages(outcome)));
      return page;
    }
  }
}

/** Returns a signal that aborts when the form is unmounted: a later response must not sign the student in unnoticed. */
function useVisitSignal(): () => AbortSignal {
  const visit = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    visit.current = controller;
    return () => controller.abort();
  }, []);
  return () => visit.current?.signal ?? AbortSignal.abort();
}

/**
 * Returns the page that explains why the check of an earlier session, slower than the form, refuses it (contract 1.5);
 * null = none. A form that was mounted after the refusal is one to which the student has come back.
 */
function useLateRefusalPage(state: SessionState): string | null {
  const [mountedBefore] = useState(state.status !== 'unauthorized');
  return mountedBefore && state.status === 'unauthorized' ? refusalPage(state.variant) : null;
}

/** The sign-in form (000 §2.5). */
export function PasswordSignIn() {
  const { config, session } = useServices();
  const { t } = useTranslation('session');
  const page = usePublicPage();
  const state = useSessionState();
  const navigate = useNavigate();
  const latest = useLatestLocation();
  const signal = useVisitSignal();
  const refusalMessages = useRefusalMessages();
  const { submission, submit } = useTask((credentials: Credentials) =>
    signIn(session, credentials, signal(), refusalMessages),
  );
  const signedOut = state.status === 'unauthorized' ? state : null;
  // The session was refused, before or after the form was mounted: shows the server's messages.
  const refusal = signedOut?.refused ? failed(rejected(refusalMessages(signedOut))) : idle;
  const [initial] = useState(readEarlyInput);
  // In a layout effect, before the browser handles the next key, which would be lost.
  useLayoutEffect(restoreEarlyCaret, []);
  useDocumentTitle(t('documentTitle'));
  const latePage = useLateRefusalPage(state);
  // What a student has typed who has begun to sign in is not lost.
  const [begun, setBegun] = useState(initial.userName !== '' || initial.password !== '');
  if (latePage !== null && !begun) return <Navigate to={latePage} replace />;

  return (
    <SignInScreen
      {...page}
      submission={submission.status === 'idle' ? refusal : submission}
      expired={signedOut?.expired ? signedOut.messages : null}
      forgotHref={paths.forgotPassword}
      signUpHref={signUpHref(config)}
      initial={initial}
      onEdit={() => setBegun(true)}
      onSubmit={(credentials) =>
        submit(credentials, {
          onDone: (refusedPage) => {
            // Unless the student has opened another page, whose code is still loading.
            if (refusedPage && latest()) void navigate(refusedPage);
          },
        })
      }
    />
  );
}
