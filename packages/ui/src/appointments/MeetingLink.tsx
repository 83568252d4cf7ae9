import type { MeetingLinkState } from '@portal/domain/appointments';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../kit/index.ts';

/** The meeting link, or why there is none (001 §4). */
export function MeetingLink({ link }: { link: MeetingLinkState }) {
  const { t } = useTranslation('appointments');
  switch (link.kind) {
    case 'link':
      return (
        <TextLink href={link.href} external>
          {link.text}
        </TextLink>
      );
    case 'text':
      return link.text;
    case 'pending':
      return t('link.pending');
    case 'notGenerated':
      return t('link.notGenerated');
    case 'none':
      return t('link.none');
  }
}
