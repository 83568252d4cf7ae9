import { useTask } from '@portal/data/client';
import { refusalPage } from '@portal/domain/session';
import { failed, FailureError, idle, type Failure } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import { SignInScreen, type Credentials } from '@portal/ui/session';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { settleEarlyInput, takeEarlyInput } from '../boot/early-input.ts';
import { useServices, useSessionState } from '../portal/services.ts';
import type { SessionStore } from './session-store.ts';
import { signUpHref } from './sign-up-href.ts';
import { useDocumentTitle } from '../router/useDocumentTitle.ts';
import { usePublicPage } from '../hooks/usePublicPage.ts';

/** The server said no, in its own words. */
const rejected = (messages: readonly string[]): Failure => ({ kind: 'rejected', messages, value: null });

/**
 * Signs in. Resolves to the page that tells a refused student why, or null; a refusal that has no page of its own is
 * thrown, for the form to show.
 */
async function signIn(session: SessionStore, { userName, password }: Credentials): Promise<string | null> {
  const outcome = await session.signIn(userName, password);
  switch (outcome.kind) {
    case 'authorized':
    case 'leaving':
      return null;
    case 'stopped':
      throw new FailureError(rejected([]));
    case 'refused': {
      const page = refusalPage(outcome.variant);
      if (page === null) throw new FailureError(rejected(outcome.messages));
      return page;
    }
  }
}

/** The sign-in form (000 §2.5). */
export function PasswordSignIn() {
  const { config, session } = useServices();
  const { t } = useTranslation('session');
  const page = usePublicPage();
  const now = useSessionState();
  const navigate = useNavigate();
  const { submission, submit } = useTask((credentials: Credentials) => signIn(session, credentials));
  // Refused before the form was there: it begins with the server's words.
  const [before] = useState(() =>
    now.status === 'unauthorized' && now.messages.length > 0 ? failed(rejected(now.messages)) : idle,
  );
  const [initial] = useState(takeEarlyInput);
  useEffect(settleEarlyInput, []);
  useDocumentTitle(t('documentTitle'));

  return (
    <SignInScreen
      {...page}
      submission={submission.status === 'idle' ? before : submission}
      expired={now.status === 'unauthorized' && now.expired}
      forgotHref={paths.forgotPassword}
      signUpHref={signUpHref(config)}
      initial={initial}
      onSubmit={(credentials) =>
        submit(credentials, {
          onDone: (refusedPage) => {
            if (refusedPage) void navigate(refusedPage);
          },
        })
      }
    />
  );
}
