import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { asLanguage, timeAgo } from '../i18n/index.ts';
import { useLiveContent } from '../kit/index.ts';
import { media, notPrinted, sideInsets } from '../theme/index.ts';

export interface LastVisitNoteProps {
  /** When the oldest data on the page was fetched, in milliseconds. */
  since: number;
  /** The current time, in milliseconds. */
  now: number;
  /** `shown`: the data could not be updated. */
  status: 'updating' | 'offline' | 'shown';
}

/**
 * A note with the age of the page while it shows data of the last visit. It lies over the page, so that nothing moves.
 */
export function LastVisitNote({ since, now, status }: LastVisitNoteProps) {
  const { t, i18n } = useTranslation('shell');
  const content = useLiveContent();
  const ago = timeAgo(asLanguage(i18n.language), since, now);
  return (
    <Strip role="status">
      <Pill {...content}>
        <History size={16} strokeWidth={1.75} aria-hidden />
        {t(`lastVisit.${status}`, { ago })}
      </Pill>
    </Strip>
  );
}

const Strip = styled.div`
  position: fixed;
  z-index: var(--z-bottom-bar);
  bottom: calc(var(--size-bottom-bar) + var(--space-3) + env(safe-area-inset-bottom));
  ${sideInsets}
  display: flex;
  justify-content: center;
  pointer-events: none;
  ${notPrinted}
  ${media.desktop} {
    bottom: var(--space-6);
    inset-inline: var(--size-rail) 0;
  }
`;

const Pill = styled.p`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--border-hairline);
  border-radius: 999px;
  background: var(--surface-card);
  color: var(--ink-muted);
  font: var(--type-caption);
  box-shadow: var(--shadow-toast);
  > svg {
    flex: none;
  }
`;
