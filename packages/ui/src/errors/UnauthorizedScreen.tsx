import { useTranslation } from 'react-i18next';
import { Button, TextLink } from '../kit/index.ts';
import { MessagePage, PublicPage, type PublicPageProps } from '../shared/index.ts';

export interface UnauthorizedScreenProps extends Omit<PublicPageProps, 'children'> {
  /** The server's words; without any the page gives its own advice (000 §2.6). */
  messages: readonly string[];
  /** '' hides the link to support. */
  supportEmail: string;
  onLogOut: () => void;
}

/** 401: known at the identity provider, but not allowed in here. */
export function UnauthorizedScreen({ messages, supportEmail, onLogOut, ...page }: UnauthorizedScreenProps) {
  const { t } = useTranslation('errors');
  const ours = messages.length === 0;
  return (
    <PublicPage {...page}>
      <MessagePage art="error" title={t('unauthorizedTitle')} text={ours ? t('unauthorizedText') : messages.join('\n')}>
        <Button variant={ours ? 'primary' : 'outline'} onClick={onLogOut}>
          {ours ? t('logOutNow') : t('logOut')}
        </Button>
        {supportEmail && (
          <TextLink href={`mailto:${supportEmail}`}>{t('contactSupport', { email: supportEmail })}</TextLink>
        )}
      </MessagePage>
    </PublicPage>
  );
}
