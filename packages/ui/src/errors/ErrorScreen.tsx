import type { Href } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import type { Language } from '../i18n/index.ts';
import { ButtonLink, type ArtName } from '../kit/index.ts';
import { MessagePage, PublicPage, type BrandIdentity } from '../blocks/page-frame/index.ts';

/** The error pages shown in place of the requested one (000 §2.6). */
export type ErrorKind = 'notFound' | 'error' | 'badRequest' | 'inactive' | 'integration';

export interface ErrorScreenProps {
  brand: BrandIdentity;
  language: Language;
  onLanguageChange: (language: Language) => void;
  kind: ErrorKind;
  /** `/`, or the sign-in page for a student who was refused. */
  backHref: Href;
  /** The server's messages, shown as received. */
  messages?: readonly string[];
  /** The device has no connection, which explains the error. */
  offline?: boolean;
}

const art: Record<ErrorKind, ArtName> = {
  notFound: 'lost',
  error: 'error',
  badRequest: 'error',
  inactive: 'lock',
  integration: 'coming',
};

/** A full-page error: its title, its explanation and a link to continue. */
export function ErrorScreen({ kind, backHref, messages, offline = false, ...page }: ErrorScreenProps) {
  const { t } = useTranslation('errors');
  const explanation = kind === 'error' && offline ? t('offline') : t(`${kind}Text`);
  const refused = kind === 'inactive' || kind === 'integration';
  return (
    <PublicPage {...page}>
      <MessagePage
        art={art[kind]}
        title={t(`${kind}Title`)}
        text={messages?.length ? messages.join('\n') : explanation}
      >
        <ButtonLink href={backHref} variant={refused ? 'outline' : 'primary'}>
          {refused ? t('toSignIn') : t('back')}
        </ButtonLink>
      </MessagePage>
    </PublicPage>
  );
}
