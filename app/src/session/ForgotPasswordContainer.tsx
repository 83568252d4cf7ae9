import { useForgotPassword } from '@portal/data/session';
import { useAppSetting } from '@portal/data/settings';
import { paths } from '@portal/domain/screens';
import { ForgotPasswordScreen } from '@portal/ui/session';
import { useTranslation } from 'react-i18next';
import { useCaptcha } from './useCaptcha.tsx';
import { useDocumentTitle } from '../router/useDocumentTitle.ts';
import { usePublicPage } from '../hooks/usePublicPage.ts';

/** Asks for a link to set a new password (000 §2.5). */
export default function ForgotPasswordContainer() {
  const { t } = useTranslation('session');
  const page = usePublicPage();
  const { loadable, data: setting } = useAppSetting();
  // Without settings nobody knows of a captcha; then the server decides.
  const captcha = useCaptcha(loadable.status === 'loading' ? undefined : (setting?.captchaKey ?? null));
  const { submission, submit } = useForgotPassword();
  useDocumentTitle(t('forgotPage.documentTitle'));

  return (
    <ForgotPasswordScreen
      {...page}
      submission={submission}
      captcha={captcha.slot}
      signInHref={paths.login}
      onSubmit={(userName) => submit({ userName, captchaResponse: captcha.token }, { onFailed: captcha.reset })}
    />
  );
}
