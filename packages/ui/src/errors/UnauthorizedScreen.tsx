import { mailHref } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import type { Language } from '../i18n/index.ts';
import { Button, TextLink } from '../kit/index.ts';
import { MessagePage, PublicPage, type BrandIdentity } from '../blocks/page-frame/index.ts';

export interface UnauthorizedScreenProps {
  brand: BrandIdentity;
  language: Language;
  onLanguageChange: (language: Language) => void;
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
          <TextLink href={mailHref(supportEmail)}>{t('contactSupport', { email: supportEmail })}</TextLink>
        )}
      </MessagePage>
    </PublicPage>
  );
}
