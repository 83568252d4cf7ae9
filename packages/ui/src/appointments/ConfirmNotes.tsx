import { bookingsLeft, type BookingChoices } from '@portal/domain/appointments';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { media } from '../theme/index.ts';

/** What a student should know before they confirm: below the summary, on desktop a card beside it. */
export function ConfirmNotes({ choices }: { choices: BookingChoices }) {
  const { t } = useTranslation('appointments-booking');
  const left = choices.type && bookingsLeft(choices.type);
  return (
    <Notes>
      <p>{t('changeLater')}</p>
      {left !== null && <p>{t('uses', { count: left })}</p>}
    </Notes>
  );
}

const Notes = styled.div`
  font: var(--type-callout);
  color: var(--ink-muted);
  text-wrap: pretty;
  ${media.desktop} {
    display: grid;
    gap: var(--space-2);
    padding: var(--space-4);
    border: 1px solid var(--border-hairline);
    border-radius: var(--radius-card);
    background: var(--surface-card);
  }
`;
