import type { Href, Loadable, Submission } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import type { Language } from '../i18n/index.ts';
import { Alert, ButtonLink, Skeleton, SkeletonGroup, TextLink } from '../kit/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { MessagePage, PublicPage, type BrandIdentity } from '../blocks/page-frame/index.ts';
import { NewPasswordForm, type NewPassword } from './NewPasswordForm.tsx';
import { Arrival, PageHead, Rows, WayBack } from './PasswordPage.tsx';

export interface ResetPasswordScreenProps {
  brand: BrandIdentity;
  language: Language;
  onLanguageChange: (language: Language) => void;
  /** Ready: the link still works, and the form is there. A `rejected` failure: it does not, and the messages say why. */
  link: Loadable<unknown>;
  /** The link could not be checked: that says nothing about the link. */
  onRetryLink: () => void;
  /** Setting the password. */
  submission: Submission;
  signInHref: Href;
  /** Where a new link can be asked for. */
  forgotHref: Href;
  onSubmit: (passwords: NewPassword) => void;
}

/** Chooses a new password, for who came by the link of an email (000 §2.1, §5). */
export function ResetPasswordScreen(props: ResetPasswordScreenProps) {
  const { brand, language, onLanguageChange, ...rest } = props;
  const { link, submission, signInHref } = rest;
  const { t } = useTranslation('session');
  return (
    <PublicPage brand={brand} language={language} onLanguageChange={onLanguageChange}>
      {link.status === 'ready' && submission.status === 'done' ? (
        <Arrival>
          <MessagePage art="reading" title={t('resetPage.doneTitle')} text={t('resetPage.doneText')}>
            <ButtonLink href={signInHref}>{t('signIn')}</ButtonLink>
          </MessagePage>
        </Arrival>
      ) : (
        <>
          <Body {...rest} />
          <WayBack>
            <TextLink href={signInHref}>{t('forgotPage.back')}</TextLink>
          </WayBack>
        </>
      )}
    </PublicPage>
  );
}

type BodyProps = Pick<ResetPasswordScreenProps, 'link' | 'onRetryLink' | 'submission' | 'forgotHref' | 'onSubmit'>;

/** What the check of the link came to. */
function Body({ link, onRetryLink, submission, forgotHref, onSubmit }: BodyProps) {
  const { t } = useTranslation('session');
  const head = <PageHead art="reading" title={t('resetPage.title')} lead={t('resetPage.lead')} />;
  switch (link.status) {
    case 'loading':
      return (
        <>
          {head}
          <FormSkeleton />
        </>
      );
    case 'failed':
      if (link.failure.kind === 'rejected') {
        return <InvalidLink messages={link.failure.messages} forgotHref={forgotHref} />;
      }
      return (
        <>
          {head}
          <Rows>
            <LoadError title={t('resetPage.checkFailed')} failure={link.failure} onRetry={onRetryLink} />
          </Rows>
        </>
      );
    case 'ready':
      return (
        <>
          {head}
          <NewPasswordForm submission={submission} onSubmit={onSubmit} />
        </>
      );
  }
}

function InvalidLink({ messages, forgotHref }: { messages: readonly string[]; forgotHref: Href }) {
  const { t } = useTranslation(['session', 'errors']);
  return (
    <>
      <PageHead art="lost" title={t('resetPage.title')} />
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

/** Two fields with their labels, and the button. */
function FormSkeleton() {
  return (
    <SkeletonGroup>
      <Rows>
        {[1, 2].map((field) => (
          <div key={field}>
            <Skeleton shape="line" width="8em" height="16px" />
            <div style={{ height: '10px' }} />
            <Skeleton shape="block" radius="control" height="48px" />
          </div>
        ))}
        <Skeleton shape="block" radius="control" height="48px" />
      </Rows>
    </SkeletonGroup>
  );
}
