import { yupResolver } from '@hookform/resolvers/yup';
import type { Href, Submission } from '@portal/domain/shared';
import { useState, type KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import type { Language } from '../i18n/index.ts';
import { Alert, Button, ButtonLink, TextField, TextLink } from '../kit/index.ts';
import { MessagePage, PublicPage, type BrandIdentity } from '../blocks/page-frame/index.ts';
import { useFailureMessages } from '../blocks/load-error/index.ts';
import { CaptchaField, mayPass, type CaptchaSlot } from './CaptchaField.tsx';
import { Arrival, PageHead, Rows, WayBack } from './PasswordPage.tsx';

export interface ForgotPasswordScreenProps {
  brand: BrandIdentity;
  language: Language;
  onLanguageChange: (language: Language) => void;
  /** Asking for a link; `done` says nothing about whether there is such an account. */
  submission: Submission;
  captcha: CaptchaSlot;
  signInHref: Href;
  onSubmit: (userName: string) => void;
}

/** Asks for an email with a link to choose a new password (000 §2.1, §5). */
export function ForgotPasswordScreen(props: ForgotPasswordScreenProps) {
  const { submission, captcha, signInHref, onSubmit, ...page } = props;
  const { t } = useTranslation('session');
  return (
    <PublicPage {...page}>
      {submission.status === 'done' ? (
        <Arrival>
          <MessagePage art="messages" title={t('forgotPage.sentTitle')} text={t('forgotPage.sentText')}>
            <ButtonLink href={signInHref}>{t('forgotPage.back')}</ButtonLink>
          </MessagePage>
        </Arrival>
      ) : (
        <>
          <PageHead art="reading" title={t('forgotPage.title')} lead={t('forgotPage.lead')} />
          <RequestForm submission={submission} captcha={captcha} onSubmit={onSubmit} />
          <WayBack>
            <TextLink href={signInHref}>{t('forgotPage.back')}</TextLink>
          </WayBack>
        </>
      )}
    </PublicPage>
  );
}

/** `required` is a key of the words, not the sentence: the language may change while it shows. */
const schema = object({ userName: string().trim().required('required') });

type RequestFormProps = Pick<ForgotPasswordScreenProps, 'submission' | 'captcha' | 'onSubmit'>;

function RequestForm({ submission, captcha, onSubmit }: RequestFormProps) {
  const { t } = useTranslation(['session', 'common', 'errors']);
  const words = useFailureMessages();
  const [missed, setMissed] = useState(false);
  const form = useForm({ resolver: yupResolver(schema), defaultValues: { userName: '' }, mode: 'onTouched' });
  const { register, formState, handleSubmit } = form;
  const sending = submission.status === 'pending';

  // Enter submits although the button is disabled: what is missing takes focus, or is named, instead.
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  }
  async function submit() {
    if (sending) return;
    await handleSubmit(({ userName }) => {
      setMissed(!mayPass(captcha));
      if (mayPass(captcha)) onSubmit(userName.trim());
    })();
  }

  return (
    <Rows
      as="form"
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {submission.status === 'failed' && (
        <Alert kind="danger" title={t('forgotPage.refusedTitle')} messages={words(submission.failure)} />
      )}
      <TextField
        label={t('userName')}
        error={formState.errors.userName && t('common:required')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...register('userName')}
      />
      {captcha.status !== 'none' && <CaptchaField captcha={captcha} missed={missed} />}
      <Button
        block
        type="submit"
        disabled={!sending && !(formState.isValid && mayPass(captcha))}
        busyLabel={sending ? t('forgotPage.sending') : undefined}
      >
        {t('forgotPage.send')}
      </Button>
    </Rows>
  );
}
