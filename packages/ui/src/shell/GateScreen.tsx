import type { SafeHref } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import type { Language } from '../i18n/index.ts';
import { ButtonLink } from '../kit/index.ts';
import { MessagePage, PublicPage, type BrandIdentity } from '../blocks/page-frame/index.ts';

/** What is missing before the student may go on (000 §2.4). */
type GateKind = 'bump' | 'registration' | 'timeZone' | 'classSelection';

export interface GateScreenProps {
  brand: BrandIdentity;
  language: Language;
  onLanguageChange: (language: Language) => void;
  gate: GateKind;
  /** Where the browser is on its way to; the link is for when it does not get there by itself. */
  href: SafeHref;
}

/** While the browser leaves for a gate: why, and a way on. */
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
