import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { asLanguage, timeAgo } from '../i18n/index.ts';
import { media, notPrinted } from '../theme/index.ts';

export interface LastVisitNoteProps {
  /** When the oldest of what is shown was fetched, in milliseconds. */
  since: number;
  /** In milliseconds. */
  now: number;
  /** `shown`: it could not be updated. */
  status: 'updating' | 'offline' | 'shown';
}

/** Says how old the page is while it shows what the student saw last. It lies above the page, which it does not move. */
export function LastVisitNote({ since, now, status }: LastVisitNoteProps) {
  const { t, i18n } = useTranslation('shell');
  const ago = timeAgo(asLanguage(i18n.language), since, now);
  return (
    <Strip role="status">
      <Pill>
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
  inset-inline: var(--space-4);
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
