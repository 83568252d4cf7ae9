import type { SafeHref } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import type { Language } from '../i18n/index.ts';
import { ButtonLink } from '../kit/index.ts';
import { MessagePage, PublicPage, type BrandIdentity } from '../blocks/page-frame/index.ts';

/** What the student has to complete first (000 §2.4). */
type GateKind = 'bump' | 'registration' | 'timeZone' | 'classSelection';

export interface GateScreenProps {
  brand: BrandIdentity;
  language: Language;
  onLanguageChange: (language: Language) => void;
  gate: GateKind;
  /** The page that the browser is redirected to; the link to it is for a redirect that fails. */
  href: SafeHref;
}

/** Shown while the browser is redirected to a gate: the reason, and a link. */
export function GateScreen({ gate, href, ...page }: GateScreenProps) {
  const { t } = useTranslation('shell');
  return (
    <PublicPage {...page}>
      <MessagePage art="coming" title={t('gate.title')} text={t(`gate.${gate}`)} live>
        <ButtonLink href={href} variant="tonal">
          {t('gate.go')}
        </ButtonLink>
      </MessagePage>
    </PublicPage>
  );
}
