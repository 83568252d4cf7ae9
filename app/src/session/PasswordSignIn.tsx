import { useTask } from '@portal/data/client';
import { refusalPage, type SessionState, type SignInOutcome } from '@portal/domain/session';
import { failed, idle, type Failure, type Submission } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import { SignInScreen, type Credentials } from '@portal/ui/session';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { readEarlyInput, restoreEarlyCaret } from '../boot/early-input.ts';
import { useServices, useSessionState } from '../portal/services.ts';
import { signUpHref } from './sign-up-href.ts';
import { useDocumentTitle } from '../router/useDocumentTitle.ts';
import { useLatestLocation } from '../router/useLatestLocation.ts';
import { usePublicPage } from '../hooks/usePublicPage.ts';
import { useRefusalMessages } from './useRefusalMessages.ts';

/** A refusal with the server's messages. */
const rejected = (messages: readonly string[]): Failure => ({ kind: 'rejected', messages, value: null });

/** The page that explains an outcome; null = there is none, or the form does. */
const pageOf = (outcome: SignInOutcome): string | null =>
  outcome.kind === 'refused' ? refusalPage(outcome.variant) : null;

/**
 * Returns how a sign-in went, for the form: a refusal without a page of its own is a failure. Called at each render,
 * since the texts of `refusalMessages` follow the language.
 */
function toFormSubmission(
  submission: Submission<SignInOutcome>,
  refusalMessages: ReturnType<typeof useRefusalMessages>,
): Submission {
  if (submission.status !== 'done') return submission;
  const outcome = submission.result;
  if (outcome.kind === 'stopped') return failed(rejected([]));
  return outcome.kind === 'refused' && pageOf(outcome) === null
    ? failed(rejected(refusalMessages(outcome)))
    : submission;
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
  const { submission, submit } = useTask(({ userName, password }: Credentials) =>
    session.signIn(userName, password, signal()),
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
      submission={submission.status === 'idle' ? refusal : toFormSubmission(submission, refusalMessages)}
      expired={signedOut?.expired ? signedOut.messages : null}
      forgotHref={paths.forgotPassword}
      signUpHref={signUpHref(config)}
      initial={initial}
      onEdit={() => setBegun(true)}
      onSubmit={(credentials) =>
        submit(credentials, {
          onDone: (outcome) => {
            const refusedPage = pageOf(outcome);
            // Unless the student has opened another page, whose code is still loading.
            if (refusedPage && latest()) void navigate(refusedPage);
          },
        })
      }
    />
  );
}
