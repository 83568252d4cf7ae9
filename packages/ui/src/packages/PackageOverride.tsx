import type { SafeHref } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { EmbeddedFrame } from '../blocks/embedded-frame/index.ts';

export interface PackageOverrideProps {
  /** The page of the school that takes the place of the portal's own (002 §2). */
  src: SafeHref;
  /** Height of the frame, in px. */
  height: number;
}

/** /AddBuyCourse for an account with an override URL: only that page, in a frame. */
export function PackageOverride({ src, height }: PackageOverrideProps) {
  const { t } = useTranslation('packages');
  return (
    <EmbeddedFrame
      title={t('page.title')}
      src={src}
      height={height}
      failed={{ title: t('page.failed'), text: t('page.failedText'), open: t('page.open') }}
    />
  );
}
