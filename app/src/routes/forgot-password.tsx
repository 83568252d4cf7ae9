import { forgotPassword } from '@portal/data/session';
import { settingsQueries } from '@portal/data/settings';
import { asFailure } from '@portal/domain/shared';
import { paths } from '@portal/domain/screens';
import { ForgotPasswordScreen, type ForgotPasswordState } from '@portal/ui/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { useServices } from '../services.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { usePublicPage } from '../shell/usePublicPage.ts';
import { useOneAtATime } from '../useOneAtATime.ts';

/** Asks for a link to set a new password (000 §2.5). */
export default function ForgotPassword() {
  const { client } = useServices();
  const { t } = useTranslation('session');
  const page = usePublicPage();
  const setting = useQuery(settingsQueries.appSetting(client));
  // Without settings nobody knows of a captcha; then the server decides.
  const captcha = useCaptcha(setting.isPending ? undefined : (setting.data?.captchaKey ?? null));
  const [request, setRequest] = useState<ForgotPasswordState>({ status: 'idle' });
  const once = useOneAtATime();
  useDocumentTitle(t('forgotPage.documentTitle'));

  async function onSubmit(userName: string) {
    setRequest({ status: 'sending' });
    try {
      await forgotPassword(client, userName, captcha.token);
      setRequest({ status: 'sent' });
    } catch (thrown) {
      captcha.reset();
      setRequest({ status: 'failed', failure: asFailure(thrown) });
    }
  }

  return (
    <ForgotPasswordScreen
      {...page}
      request={request}
      captcha={captcha.slot}
      signInHref={paths.login}
      onSubmit={(userName) => once(() => onSubmit(userName))}
    />
  );
}
