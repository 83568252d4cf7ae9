import { yupResolver } from '@hookform/resolvers/yup';
import type { Failure } from '@portal/domain/shared';
import { useState, type KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { Alert, Button, ButtonLink, TextField, TextLink } from '../kit/index.ts';
import { MessagePage, PublicPage, useFailureWords, type PublicPageProps } from '../shared/index.ts';
import { CaptchaField, mayPass, type CaptchaSlot } from './CaptchaField.tsx';
import { Arrival, PageHead, Rows, WayBack } from './PasswordPage.tsx';

/** Where asking for a link stands. `sent` says nothing about whether there is such an account. */
export type ForgotPasswordState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'sent' }
  | { status: 'failed'; failure: Failure };

export interface ForgotPasswordScreenProps extends Omit<PublicPageProps, 'children'> {
  request: ForgotPasswordState;
  captcha: CaptchaSlot;
  signInHref: string;
  onSubmit: (userName: string) => void;
}

/** Asks for an email with a link to choose a new password (000 §2.1, §5). */
export function ForgotPasswordScreen({ request, captcha, signInHref, onSubmit, ...page }: ForgotPasswordScreenProps) {
  const { t } = useTranslation('session');
  return (
    <PublicPage {...page}>
      {request.status === 'sent' ? (
        <Arrival>
          <MessagePage art="messages" title={t('forgotPage.sentTitle')} text={t('forgotPage.sentText')}>
            <ButtonLink href={signInHref}>{t('forgotPage.back')}</ButtonLink>
          </MessagePage>
        </Arrival>
      ) : (
        <>
          <PageHead art="reading" title={t('forgotPage.title')} lead={t('forgotPage.lead')} />
          <RequestForm request={request} captcha={captcha} onSubmit={onSubmit} />
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

type RequestFormProps = Pick<ForgotPasswordScreenProps, 'request' | 'captcha' | 'onSubmit'>;

function RequestForm({ request, captcha, onSubmit }: RequestFormProps) {
  const { t } = useTranslation(['session', 'common']);
  const [missed, setMissed] = useState(false);
  const form = useForm({ resolver: yupResolver(schema), defaultValues: { userName: '' }, mode: 'onTouched' });
  const { register, formState, handleSubmit } = form;
  const sending = request.status === 'sending';

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
      <RequestAlert request={request} />
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

function RequestAlert({ request }: Pick<ForgotPasswordScreenProps, 'request'>) {
  const { t } = useTranslation(['session', 'errors']);
  const words = useFailureWords();
  switch (request.status) {
    case 'failed':
      return <Alert kind="danger" title={t('forgotPage.refusedTitle')} messages={words(request.failure)} />;
    case 'idle':
    case 'sending':
    case 'sent':
      return null;
  }
}
