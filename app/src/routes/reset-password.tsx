import { resetPassword, resetTokenQuery } from '@portal/data/session';
import { asFailure } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import { ResetPasswordScreen, type NewPassword, type ResetPasswordState } from '@portal/ui/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useServices } from '../services.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { usePublicPage } from '../shell/usePublicPage.ts';
import { useOneAtATime } from '../useOneAtATime.ts';

/** The page a reset link leads to; another link is another page. */
export default function ResetPassword() {
  const { token = '' } = useParams();
  return <ResetBy key={token} token={token} />;
}

function ResetBy({ token }: { token: string }) {
  const { client } = useServices();
  const { t } = useTranslation('session');
  const page = usePublicPage();
  const link = useLink(token);
  const [attempt, setAttempt] = useState<ResetPasswordState>({ status: 'form' });
  const once = useOneAtATime();
  useDocumentTitle(t('resetPage.title'));

  async function onSubmit({ newPassword, confirmPassword }: NewPassword) {
    setAttempt({ status: 'sending' });
    try {
      await resetPassword(client, token, newPassword, confirmPassword);
      setAttempt({ status: 'done' });
    } catch (thrown) {
      setAttempt({ status: 'failed', failure: asFailure(thrown) });
    }
  }

  return (
    <ResetPasswordScreen
      {...page}
      reset={link ?? attempt}
      signInHref={paths.login}
      forgotHref={paths.forgotPassword}
      onSubmit={(passwords) => once(() => onSubmit(passwords))}
    />
  );
}

/** What is to be shown instead of the form: null once the link has been found good. */
function useLink(token: string): ResetPasswordState | null {
  const { client } = useServices();
  const check = useQuery(resetTokenQuery(client, token));
  if (check.data) return null;
  if (check.isFetching || !check.error) return { status: 'checking' };
  const failure = asFailure(check.error);
  if (failure.kind === 'rejected') return { status: 'invalid', messages: failure.messages };
  return { status: 'checkFailed', failure, onRetry: () => void check.refetch() };
}
