import type { Direction, ShownWeekChoice } from '@portal/domain/appointments';
import { addDays } from '@portal/domain/shared';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { useFormat } from '../i18n/index.ts';
import { IconButton, isFocusLost, Spinner } from '../kit/index.ts';

export interface WeekBrowserProps {
  choice: ShownWeekChoice;
  onMove: (direction: Direction) => void;
  /**
   * `field`: with a border, and without a button to an unavailable week. `strip`: above the days, and the previous
   * button stays, disabled, when there is no previous week.
   */
  variant?: 'field' | 'strip';
}

/** The shown week, with buttons to the next and the previous one where there is one (001 §4). */
export function WeekBrowser({ choice, onMove, variant = 'field' }: WeekBrowserProps) {
  const { t } = useTranslation('appointments');
  const format = useFormat();
  const range = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  const { monday, week, moves } = choice;

  // When the pressed button has been removed, the week range takes focus.
  useEffect(() => {
    if (!pressed.current || week.status === 'loading') return;
    pressed.current = false;
    if (isFocusLost()) range.current?.focus();
  }, [monday, week]);

  const renderButton = (direction: Direction) =>
    (moves[direction] !== 'none' || (variant === 'strip' && direction === 'previous')) && (
      <IconButton
        label={t(direction === 'next' ? 'week.next' : 'week.previous')}
        disabledFocusable={moves[direction] === 'none'}
        aria-busy={moves[direction] === 'waiting' || undefined}
        onClick={() => {
          pressed.current = true;
          if (moves[direction] === 'offered') onMove(direction);
        }}
      >
        <ButtonIcon direction={direction} waiting={moves[direction] === 'waiting'} />
      </IconButton>
    );

  return (
    <Row $variant={variant}>
      {renderButton('previous')}
      <Range ref={range} tabIndex={-1} aria-live="polite">
        {t('week.range', { from: format.date(monday), to: format.date(addDays(monday, 6)) })}
      </Range>
      {renderButton('next')}
    </Row>
  );
}

function ButtonIcon({ direction, waiting }: { direction: Direction; waiting: boolean }) {
  if (waiting) return <Spinner />;
  const Icon = direction === 'next' ? ChevronRight : ChevronLeft;
  return <Icon size={24} strokeWidth={1.75} aria-hidden />;
}

/* Keeps the week in the middle when a button is left out. */
const Row = styled.div<{ $variant: 'field' | 'strip' }>`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) 44px;
  align-items: center;
  min-height: 54px;
  padding: 4px;
  ${({ $variant }) =>
    $variant === 'field' &&
    css`
      border: 1px solid var(--border-hairline);
      border-radius: var(--radius-control);
    `}
`;

const Range = styled.p`
  grid-column: 2;
  grid-row: 1;
  justify-self: center;
  padding-inline: var(--space-1);
  border-radius: var(--radius-chip);
  font: var(--type-label);
  color: var(--ink-strong);
  text-align: center;
  + button {
    grid-column: 3;
  }
`;
