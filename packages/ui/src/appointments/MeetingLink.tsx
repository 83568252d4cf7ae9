import type { JoinLink } from '@portal/domain/appointments';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../kit/index.ts';

export interface MeetingLinkProps {
  link: JoinLink;
  /** Checked; null = the link is only read. */
  href: string | null;
}

/** What stands where the meeting link belongs: the link, or why there is none (001 §4). */
export function MeetingLink({ link, href }: MeetingLinkProps) {
  const { t } = useTranslation('appointments');
  switch (link.is) {
    case 'link':
      if (href === null) return link.link;
      return (
        <TextLink href={href} external>
          {link.link}
        </TextLink>
      );
    case 'text':
      return link.link;
    case 'pending':
      return t('link.pending');
    case 'notGenerated':
      return t('link.notGenerated');
    case 'none':
      return t('link.none');
  }
}
