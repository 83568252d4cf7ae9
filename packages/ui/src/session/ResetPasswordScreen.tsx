import type { Href, Loadable, Submission } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import type { Language } from '../i18n/index.ts';
import { Alert, ButtonLink, TextLink } from '../kit/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { MessagePage, PublicPage, type BrandIdentity } from '../blocks/page-frame/index.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { NewPasswordForm, type NewPassword } from './NewPasswordForm.tsx';
import { FormResult, PageHeader, Rows, BackLink } from './PasswordPage.tsx';

export interface ResetPasswordScreenProps {
  brand: BrandIdentity;
  language: Language;
  onLanguageChange: (language: Language) => void;
  /**
   * The check of the link. `ready`: it is valid, and the form is shown. A `rejected` failure: it is invalid, and the
   * messages say why.
   */
  link: Loadable<unknown>;
  /** Checks the link again, after a failure other than `rejected`. */
  onRetryLink: () => void;
  /** The request that sets the password. */
  submission: Submission;
  /** Whether the answer to this or an earlier request was lost, so that the password may be changed. */
  mayBeChanged: boolean;
  signInHref: Href;
  /** The page where a new link is requested. */
  forgotHref: Href;
  onSubmit: (passwords: NewPassword) => void;
}

/** /ForgotPassword/ResetPassword/{token}: sets a new password, opened from the link in an email (000 §2.1, §5). */
export function ResetPasswordScreen(props: ResetPasswordScreenProps) {
  const { brand, language, onLanguageChange, ...rest } = props;
  const { link, submission, signInHref } = rest;
  const { t } = useTranslation('session');
  return (
    <PublicPage brand={brand} language={language} onLanguageChange={onLanguageChange}>
      {link.status === 'ready' && submission.status === 'done' ? (
        <FormResult>
          <MessagePage art="key" title={t('resetPage.doneTitle')} text={t('resetPage.doneText')}>
            <ButtonLink href={signInHref}>{t('signIn')}</ButtonLink>
          </MessagePage>
        </FormResult>
      ) : (
        <>
          <Body {...rest} />
          <BackLink>
            <TextLink href={signInHref}>{t('forgotPage.back')}</TextLink>
          </BackLink>
        </>
      )}
    </PublicPage>
  );
}

type BodyProps = Omit<ResetPasswordScreenProps, 'brand' | 'language' | 'onLanguageChange'>;

/** The result of the link check: skeleton, error or form. */
function Body({ link, onRetryLink, forgotHref, ...form }: BodyProps) {
  const { t } = useTranslation('session');
  const header = <PageHeader art="key" title={t('resetPage.title')} subtitle={t('resetPage.lead')} />;
  switch (link.status) {
    case 'loading':
      return (
        <>
          {header}
          <FormSkeleton fields={2} button />
        </>
      );
    case 'failed':
      if (link.failure.kind === 'rejected') {
        return <InvalidLink messages={link.failure.messages} forgotHref={forgotHref} />;
      }
      return (
        <>
          {header}
          <Rows>
            <LoadError title={t('resetPage.checkFailed')} failure={link.failure} onRetry={onRetryLink} />
          </Rows>
        </>
      );
    case 'ready':
      return (
        <>
          {header}
          <NewPasswordForm {...form} />
        </>
      );
  }
}

function InvalidLink({ messages, forgotHref }: { messages: readonly string[]; forgotHref: Href }) {
  const { t } = useTranslation(['session', 'errors']);
  return (
    <>
      <PageHeader art="hourglass" title={t('resetPage.title')} />
      <Rows>
        <Alert
          kind="danger"
          title={t('resetPage.invalidTitle')}
          messages={messages.length > 0 ? messages : [t('errors:refreshPage')]}
        />
        <ButtonLink block href={forgotHref}>
          {t('resetPage.newLink')}
        </ButtonLink>
      </Rows>
    </>
  );
}
