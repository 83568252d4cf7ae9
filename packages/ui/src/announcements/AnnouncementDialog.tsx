import type { Announcement } from '@portal/domain/announcements';
import { inZone, type Loadable } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../i18n/index.ts';
import { Sheet } from '../kit/index.ts';
import { LoadError } from '../blocks/load-error/index.ts';
import { SafeHtml } from '../blocks/rich-text/index.ts';
import { Files } from './Files.tsx';
import { Picture } from './Picture.tsx';

export interface AnnouncementDialogProps {
  /** The data of the list: shown while the whole announcement loads. */
  announcement: Announcement;
  /** The whole announcement. */
  detail: Loadable<Announcement>;
  /** The student's time zone. */
  zone: string;
  onRetry: () => void;
  onClose: () => void;
}

/**
 * An announcement or community post in full (001 §2). It imports the HTML sanitiser, so load it only when one is
 * opened.
 */
export function AnnouncementDialog({ announcement, detail, zone, onRetry, onClose }: AnnouncementDialogProps) {
  const { t } = useTranslation('announcements');
  const shown = detail.status === 'ready' ? detail.value : announcement;
  return (
    <Sheet title={shown.title} subtitle={<Published announcement={shown} zone={zone} />} onClose={onClose}>
      <Content aria-busy={detail.status === 'loading'}>
        {detail.status === 'failed' && (
          <LoadError title={t('detailFailed')} failure={detail.failure} onRetry={onRetry} />
        )}
        <Image src={shown.image} />
        {shown.html && <SafeHtml html={shown.html} />}
        {shown.attachments.length > 0 && <Files files={shown.attachments} />}
      </Content>
    </Sheet>
  );
}

/** Who published it and when, with the student's zone. */
function Published({ announcement, zone }: { announcement: Announcement; zone: string }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { publisher, publishedAt } = announcement;
  const { date, time } = inZone(publishedAt, zone);
  return (
    <>
      <Line>
        {publisher && `${publisher} · `}
        <DateText>{t('dayAndTime', { day: format.dayAndDate(date), time })}</DateText>
      </Line>
      <Line>{format.zone(zone, publishedAt)}</Line>
    </>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-top: var(--space-2);
`;

const Line = styled.span`
  display: block;
`;

const DateText = styled.span`
  white-space: nowrap;
`;

/* Reserves its space while it loads, so that the text under it does not jump. */
const Image = styled(Picture)`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  object-fit: contain;
  border-radius: var(--radius-control);
  background: var(--surface-sunken);
`;
