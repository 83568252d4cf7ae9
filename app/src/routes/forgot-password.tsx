import { forgotPassword } from '@portal/data/session';
import { settingsQueries } from '@portal/data/settings';
import { asFailure } from '@portal/domain/shared';
import { paths } from '@portal/domain/shell';
import { ForgotPasswordScreen, type ForgotPasswordState } from '@portal/ui/session';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { useServices } from '../services.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { usePublicPage } from '../shell/usePublicPage.ts';

export default function ForgotPassword() {
  const { client } = useServices();
  const { t } = useTranslation('session');
  const page = usePublicPage();
  const setting = useQuery(settingsQueries.appSetting(client));
  // Without settings nobody knows of a captcha; then the server decides.
  const captcha = useCaptcha(setting.isPending ? undefined : (setting.data?.captchaKey ?? null));
  const [request, setRequest] = useState<ForgotPasswordState>({ state: 'idle' });
  // Two presses may come before the next render: one intent makes one request.
  const asking = useRef(false);
  useDocumentTitle(t('forgotPage.documentTitle'));

  async function onSubmit(userName: string) {
    if (asking.current) return;
    asking.current = true;
    setRequest({ state: 'sending' });
    try {
      await forgotPassword(client, userName, captcha.token);
      setRequest({ state: 'sent' });
    } catch (thrown) {
      const failure = asFailure(thrown);
      captcha.reset();
      setRequest(
        failure.kind === 'rejected' ? { state: 'refused', messages: failure.messages } : { state: 'failed', failure },
      );
    } finally {
      asking.current = false;
    }
  }

  return (
    <ForgotPasswordScreen
      {...page}
      request={request}
      captcha={captcha.slot}
      signInHref={paths.login}
      onSubmit={(userName) => void onSubmit(userName)}
    />
  );
}
