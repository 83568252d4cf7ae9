import { useResetLink, useResetPassword } from '@portal/data/session';
import { paths } from '@portal/domain/screens';
import { showsOutcomeUnknown } from '@portal/domain/shared';
import { ResetPasswordScreen } from '@portal/ui/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useDocumentTitle } from '../router/useDocumentTitle.ts';
import { usePublicPage } from '../hooks/usePublicPage.ts';

/** The token at the end of a reset link's path. The router's own parameter has `/` for a `%2F` in the token. */
function tokenOf(pathname: string): string {
  const sent = /[^/]+(?=\/*$)/.exec(pathname)?.[0] ?? '';
  try {
    return decodeURIComponent(sent);
  } catch {
    // Malformed percent-encoding: the server will say that the link is not valid.
    return sent;
  }
}

/** The page of a reset link; another token mounts a new form. */
export default function ResetPasswordContainer() {
  const token = tokenOf(useLocation().pathname);
  return <ResetPassword key={token} token={token} />;
}

function ResetPassword({ token }: { token: string }) {
  const { t } = useTranslation('session');
  const page = usePublicPage();
  const link = useResetLink(token);
  const { submission, submit } = useResetPassword(token);
  // Kept while the form is sent again: the link works once, so the refusal then follows from the lost answer.
  const [mayBeChanged, setMayBeChanged] = useState(false);
  if (!mayBeChanged && submission.status === 'failed' && showsOutcomeUnknown(submission.failure)) setMayBeChanged(true);
  useDocumentTitle(t('resetPage.title'));

  return (
    <ResetPasswordScreen
      {...page}
      link={link.loadable}
      onRetryLink={link.retry}
      submission={submission}
      mayBeChanged={mayBeChanged}
      signInHref={paths.login}
      forgotHref={paths.forgotPassword}
      onSubmit={submit}
    />
  );
}
