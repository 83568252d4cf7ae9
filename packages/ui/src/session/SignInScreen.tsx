import { yupResolver } from '@hookform/resolvers/yup';
import type { Href, Submission } from '@portal/domain/shared';
import type { KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { object, string } from 'yup';
import { aroundSlot, SLOT, type Language } from '../i18n/index.ts';
import { Alert, Button, PasswordField, TextField, TextLink } from '../kit/index.ts';
import { PublicPage, type BrandIdentity } from '../blocks/page-frame/index.ts';
import { useFailureMessages } from '../blocks/load-error/index.ts';
import { media } from '../theme/index.ts';
import { PageHeader } from './PasswordPage.tsx';

export interface Credentials {
  userName: string;
  password: string;
}

export interface SignInScreenProps {
  brand: BrandIdentity;
  language: Language;
  onLanguageChange: (language: Language) => void;
  /** `done`: signed in, or navigating to another page. */
  submission: Submission;
  /**
   * The server's messages about a session that expired, which may be none: a warning explains why the student has to sign
   * in again (000 §8). null = it did not expire.
   */
  expired: readonly string[] | null;
  forgotHref: Href;
  signUpHref: Href;
  /** The initial values: what was typed before this code was loaded, or before the session expired. */
  initial: Credentials;
  /** Called whenever a field is changed. */
  onEdit?: () => void;
  onSubmit: (credentials: Credentials) => void;
}

/** `required` is a translation key, because the language may change while the error is shown. */
const schema = object({ userName: string().trim().required('required'), password: string().required('required') });

/** /Login: user name and password (000 §2.5). */
export function SignInScreen(props: SignInScreenProps) {
  const { submission, expired, forgotHref, signUpHref, initial, onEdit, onSubmit, ...page } = props;
  const { t } = useTranslation(['session', 'common']);
  const [beforeLink, afterLink] = aroundSlot(t('newHere', { link: SLOT }));
  const sending = submission.status === 'pending' || submission.status === 'done';
  const form = useForm<Credentials>({ resolver: yupResolver(schema), defaultValues: initial, mode: 'onTouched' });
  const { register, formState, handleSubmit } = form;
  const error = (field: keyof Credentials) => formState.errors[field] && t('common:required');

  // Enter submits although the button is disabled: an empty field takes focus instead (000 §2.5).
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  }
  async function submit() {
    if (!sending) await handleSubmit(({ userName, password }) => onSubmit({ userName: userName.trim(), password }))();
  }

  return (
    <PublicPage {...page}>
      <PageHeader art="reading" title={t('title')} subtitle={t('lead')} />
      <Form
        noValidate
        onChange={onEdit}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <SignInAlert submission={submission} expired={expired} />
        <TextField
          label={t('userName')}
          error={error('userName')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('userName')}
        />
        <PasswordRow>
          <PasswordField
            label={t('password')}
            error={error('password')}
            autoComplete="current-password"
            {...register('password')}
          />
          <ForgotLink href={forgotHref}>{t('forgot')}</ForgotLink>
        </PasswordRow>
        <Button block type="submit" disabled={!formState.isValid} busyLabel={sending ? t('signingIn') : undefined}>
          {t('signIn')}
        </Button>
      </Form>
      <SignUp>
        {beforeLink}
        <TextLink href={signUpHref}>{t('signUp')}</TextLink>
        {afterLink}
      </SignUp>
    </PublicPage>
  );
}

function SignInAlert({ submission, expired }: Pick<SignInScreenProps, 'submission' | 'expired'>) {
  const { t } = useTranslation(['session', 'errors']);
  const toMessages = useFailureMessages();
  if (submission.status === 'failed') {
    return <Alert kind="danger" title={t('refusedTitle')} messages={toMessages(submission.failure)} />;
  }
  return expired && <Alert kind="warning" live title={t('expired')} messages={[...expired, t('expiredHint')]} />;
}

const Form = styled.form`
  display: grid;
  gap: var(--space-5);
  margin-top: var(--space-6);
`;

const PasswordRow = styled.div`
  position: relative;
`;

/* At the end of the label's line, but after the field in reading order, so that Tab goes from name to password. */
const ForgotLink = styled(TextLink)`
  position: absolute;
  top: -12px;
  inset-inline-end: 0;
`;

const SignUp = styled.p`
  margin-top: auto;
  padding-top: var(--space-4);
  ${media.fromTablet} {
    margin-top: 0;
    padding-top: var(--space-6);
  }
  font: var(--type-callout);
  text-align: center;
  color: var(--ink-muted);
`;
