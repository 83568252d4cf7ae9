import { yupResolver } from '@hookform/resolvers/yup';
import type { Href, Submission } from '@portal/domain/shared';
import { useState, type KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import type { Language } from '../i18n/index.ts';
import { Alert, Button, ButtonLink, TextField, TextLink } from '../kit/index.ts';
import { CaptchaField, allowsSubmit, type CaptchaSlot } from '../blocks/captcha/index.ts';
import { MessagePage, PublicPage, type BrandIdentity, type PublicPageProps } from '../blocks/page-frame/index.ts';
import { useFailureMessages } from '../blocks/load-error/index.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { FormResult, PageHeader, Rows, BackLink } from './PasswordPage.tsx';

export interface ForgotPasswordScreenProps {
  brand: BrandIdentity;
  language: Language;
  onLanguageChange: (language: Language) => void;
  /** The request for the link; `done` does not reveal whether the account exists. */
  submission: Submission;
  captcha: CaptchaSlot;
  signInHref: Href;
  onSubmit: (userName: string) => void;
}

/** /ForgotPassword: requests an email with a link to choose a new password (000 §2.1, §5). */
export function ForgotPasswordScreen(props: ForgotPasswordScreenProps) {
  const { submission, captcha, signInHref, onSubmit, ...page } = props;
  const { t } = useTranslation('session');
  return (
    <PublicPage {...page}>
      {submission.status === 'done' ? (
        <FormResult>
          <MessagePage art="messages" title={t('forgotPage.sentTitle')} text={t('forgotPage.sentText')}>
            <ButtonLink href={signInHref}>{t('forgotPage.back')}</ButtonLink>
          </MessagePage>
        </FormResult>
      ) : (
        <>
          <ForgotPasswordHeader />
          <RequestForm submission={submission} captcha={captcha} onSubmit={onSubmit} />
          <BackLink>
            <TextLink href={signInHref}>{t('forgotPage.back')}</TextLink>
          </BackLink>
        </>
      )}
    </PublicPage>
  );
}

/** What is shown before the code has loaded: below the field a captcha may follow. */
export function ForgotPasswordSkeleton(page: Omit<PublicPageProps, 'children'>) {
  return (
    <PublicPage {...page}>
      <ForgotPasswordHeader />
      <FormSkeleton fields={1} />
    </PublicPage>
  );
}

function ForgotPasswordHeader() {
  const { t } = useTranslation('session');
  return <PageHeader art="key" title={t('forgotPage.title')} subtitle={t('forgotPage.lead')} />;
}

/** `required` is a translation key, because the language may change while the error is shown. */
const schema = object({ userName: string().trim().required('required') });

type RequestFormProps = Pick<ForgotPasswordScreenProps, 'submission' | 'captcha' | 'onSubmit'>;

function RequestForm({ submission, captcha, onSubmit }: RequestFormProps) {
  const { t } = useTranslation(['session', 'common', 'errors']);
  const toMessages = useFailureMessages();
  const [missed, setMissed] = useState(false);
  const form = useForm({ resolver: yupResolver(schema), defaultValues: { userName: '' }, mode: 'onTouched' });
  const { register, formState, handleSubmit } = form;
  const sending = submission.status === 'pending';

  // Enter submits even though the button is disabled: an empty field takes focus, or the captcha error is shown,
  // instead.
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  }
  async function submit() {
    if (sending) return;
    await handleSubmit(({ userName }) => {
      setMissed(!allowsSubmit(captcha));
      if (allowsSubmit(captcha)) onSubmit(userName.trim());
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
        <Alert kind="danger" title={t('forgotPage.refusedTitle')} messages={toMessages(submission.failure)} />
      )}
      <TextField
        label={t('userName')}
        error={formState.errors.userName && t('common:required')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...register('userName')}
      />
      {captcha.status !== 'none' && (
        <CaptchaField captcha={captcha} missed={missed || submission.status === 'failed'} />
      )}
      <Button
        block
        type="submit"
        disabled={!sending && !(formState.isValid && allowsSubmit(captcha))}
        busyLabel={sending ? t('forgotPage.sending') : undefined}
      >
        {t('forgotPage.send')}
      </Button>
    </Rows>
  );
}
