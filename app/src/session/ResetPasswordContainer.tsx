import { useResetLink, useResetPassword } from '@portal/data/session';
import { paths } from '@portal/domain/screens';
import { ResetPasswordScreen } from '@portal/ui/session';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useDocumentTitle } from '../router/useDocumentTitle.ts';
import { usePublicPage } from '../hooks/usePublicPage.ts';

/** The page a reset link leads to; another link is another page. */
export default function ResetPasswordContainer() {
  const { token = '' } = useParams();
  return <ResetBy key={token} token={token} />;
}

function ResetBy({ token }: { token: string }) {
  const { t } = useTranslation('session');
  const page = usePublicPage();
  const link = useResetLink(token);
  const { submission, submit } = useResetPassword(token);
  useDocumentTitle(t('resetPage.title'));

  return (
    <ResetPasswordScreen
      {...page}
      link={link.loadable}
      onRetryLink={link.retry}
      submission={submission}
      signInHref={paths.login}
      forgotHref={paths.forgotPassword}
      onSubmit={submit}
    />
  );
}
