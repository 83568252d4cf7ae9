import type { Failure } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { Alert, ButtonLink, Skeleton, SkeletonGroup, TextLink } from '../kit/index.ts';
import { LoadFailed, MessagePage, PublicPage, type PublicPageProps } from '../shared/index.ts';
import { NewPasswordForm, type NewPassword, type NewPasswordState } from './NewPasswordForm.tsx';
import { Arrival, PageHead, Rows, WayBack } from './PasswordPage.tsx';

/**
 * Where choosing a new password stands. First the link is checked: `checking`, `checkFailed` (the server could not be
 * asked) or `invalid` (it said no); then comes the form, and `done`.
 */
export type ResetPasswordState =
  | { status: 'checking' }
  | { status: 'checkFailed'; failure: Failure; onRetry: () => void }
  | { status: 'invalid'; messages: readonly string[] }
  | NewPasswordState
  | { status: 'done' };

export interface ResetPasswordScreenProps extends Omit<PublicPageProps, 'children'> {
  reset: ResetPasswordState;
  signInHref: string;
  /** Where a new link can be asked for. */
  forgotHref: string;
  onSubmit: (passwords: NewPassword) => void;
}

/** Chooses a new password, for who came by the link of an email (000 §2.1, §5). */
export function ResetPasswordScreen({ reset, signInHref, forgotHref, onSubmit, ...page }: ResetPasswordScreenProps) {
  const { t } = useTranslation('session');
  return (
    <PublicPage {...page}>
      <Body reset={reset} signInHref={signInHref} forgotHref={forgotHref} onSubmit={onSubmit} />
      {reset.status !== 'done' && (
        <WayBack>
          <TextLink href={signInHref}>{t('forgotPage.back')}</TextLink>
        </WayBack>
      )}
    </PublicPage>
  );
}

type BodyProps = Pick<ResetPasswordScreenProps, 'reset' | 'signInHref' | 'forgotHref' | 'onSubmit'>;

function Body({ reset, signInHref, forgotHref, onSubmit }: BodyProps) {
  const { t } = useTranslation(['session', 'errors']);
  const head = <PageHead art="reading" title={t('resetPage.title')} lead={t('resetPage.lead')} />;
  switch (reset.status) {
    case 'checking':
      return (
        <>
          {head}
          <FormSkeleton />
        </>
      );
    case 'checkFailed':
      return (
        <>
          {head}
          <Rows>
            <LoadFailed title={t('resetPage.checkFailed')} failure={reset.failure} onRetry={reset.onRetry} />
          </Rows>
        </>
      );
    case 'invalid': {
      const messages = reset.messages.length > 0 ? reset.messages : [t('errors:refreshPage')];
      return (
        <>
          <PageHead art="lost" title={t('resetPage.title')} />
          <Rows>
            <Alert kind="danger" title={t('resetPage.invalidTitle')} messages={messages} />
            <ButtonLink block href={forgotHref}>
              {t('resetPage.newLink')}
            </ButtonLink>
          </Rows>
        </>
      );
    }
    case 'done':
      return (
        <Arrival>
          <MessagePage art="reading" title={t('resetPage.doneTitle')} text={t('resetPage.doneText')}>
            <ButtonLink href={signInHref}>{t('signIn')}</ButtonLink>
          </MessagePage>
        </Arrival>
      );
    case 'form':
    case 'sending':
    case 'failed':
      return (
        <>
          {head}
          <NewPasswordForm reset={reset} onSubmit={onSubmit} />
        </>
      );
  }
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
