import { mailHref } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Language } from '../i18n/index.ts';
import { Button, TextLink } from '../kit/index.ts';
import { MessagePage, PublicPage, type BrandIdentity } from '../blocks/page-frame/index.ts';

export interface UnauthorizedScreenProps {
  brand: BrandIdentity;
  language: Language;
  onLanguageChange: (language: Language) => void;
  /** The server's messages; without any the page shows a default text (000 §2.6). */
  messages: readonly string[];
  /** '' hides the link to support. */
  supportEmail: string;
  onLogOut: () => void;
}

/** The page for a student who is signed in at the identity provider, but has no access to the portal (401). */
export function UnauthorizedScreen({ messages, supportEmail, onLogOut, ...page }: UnauthorizedScreenProps) {
  const { t } = useTranslation('errors');
  const usesDefaultText = messages.length === 0;
  return (
    <PublicPage {...page}>
      <MessagePage
        art="lock"
        title={t('unauthorizedTitle')}
        text={usesDefaultText ? t('unauthorizedText') : messages.join('\n')}
      >
        <Button variant={usesDefaultText ? 'primary' : 'outline'} onClick={onLogOut}>
          {usesDefaultText ? t('logOutNow') : t('logOut')}
        </Button>
        {supportEmail && (
          <SupportLink href={mailHref(supportEmail)}>{t('contactSupport', { email: supportEmail })}</SupportLink>
        )}
      </MessagePage>
    </PublicPage>
  );
}

/* An address has no place for a line break. Several lines keep clear of the button above. */
const SupportLink = styled(TextLink)`
  padding-block: var(--space-2);
  overflow-wrap: anywhere;
`;
