import type { ReactNode } from 'react';
import styled from 'styled-components';
import { focusInside, forcedFill, media } from '../../theme/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useRovingTabs } from '../hooks/useRovingTabs.ts';

export interface WeekDay {
  /** The day's value, for instance 2026-03-10. */
  date: string;
  /** Short weekday, or Today. */
  weekday: string;
  dayNumber: number;
  /** Accessible name of the cell, beginning with its visible text, for instance "Today 10/03/2026, 3 planned". */
  label: string;
  /** Something is scheduled. */
  dot?: boolean;
  /** Cannot be chosen, but arrow keys focus it, so that its name is announced. */
  disabled?: boolean;
}

export interface WeekStripProps {
  /** Accessible name of the row: what the days are for. */
  label: string;
  days: readonly WeekDay[];
  /** The chosen date; null before anything is chosen. */
  value: string | null;
  onChange: (date: string) => void;
  /** Above the days, in the same frame, for instance buttons to another week. */
  header?: ReactNode;
  /** Shown instead of the days while there are none. */
  placeholder?: ReactNode;
  /** Below the days, in the same frame. */
  footer?: ReactNode;
  /** What is shown for the chosen day. */
  children?: ReactNode;
}

/** Seven days side by side, as tabs. Arrow keys move focus and choose the day at once. */
export function WeekStrip({ label, days, value, onChange, header, placeholder, footer, children }: WeekStripProps) {
  const tabs = days.map(({ date, disabled = false }) => ({ value: date, disabled }));
  const { tabProps, panelProps } = useRovingTabs({
    tabs,
    selected: value,
    onSelect: onChange,
    activation: 'automatic',
  });
  const row =
    days.length === 0 ? (
      placeholder
    ) : (
      <Row role="tablist" aria-label={label}>
        {days.map(({ date, disabled = false, dot, ...day }, index) => (
          <Day key={date} {...tabProps(index, { value: date, disabled })}>
            <VisuallyHidden>{day.label}</VisuallyHidden>
            <Weekday aria-hidden>{day.weekday}</Weekday>
            <DayNumber aria-hidden>{day.dayNumber}</DayNumber>
            {dot && !disabled && <Dot />}
          </Day>
        ))}
      </Row>
    );
  return (
    <div>
      {header ? (
        <Frame>
          {header}
          {row}
          {footer}
        </Frame>
      ) : (
        row
      )}
      {children !== undefined && value !== null && (
        <Panel key={value} {...panelProps}>
          {children}
        </Panel>
      )}
    </div>
  );
}

const Frame = styled.div`
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-card);
  background: var(--surface-card);
`;

/* Below 390 px there are no gaps, so that cells stay 44 px wide down to a 360 px screen. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 2px;
  padding: var(--space-3) var(--space-2);
  @media (max-width: 389px) {
    gap: 0;
    padding-inline: 4px;
  }
`;

const Weekday = styled.span`
  font-size: 0.75rem;
  line-height: 1rem;
  font-weight: 500;
  color: var(--ink-muted);
  text-align: center;
  /* "Today" may be a longer word than a cell of a 320 px screen. */
  max-width: 100%;
  overflow-wrap: anywhere;
`;

const DayNumber = styled.span`
  font-size: 1.0625rem;
  line-height: 1.5rem;
  font-weight: 600;
  color: var(--ink-strong);
`;

const Dot = styled.span`
  width: 6px;
  height: 6px;
  border-radius: 50%;
  background: var(--accent-indicator);
  ${forcedFill}
`;

const Day = styled.button`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 2px;
  min-height: 64px;
  padding-top: var(--space-2);
  border-radius: var(--radius-control);
  transition: background var(--duration-press) var(--ease-standard);
  &:focus-visible {
    /* The outline is as wide as the gap to the next day; the shadow inside separates it from the fill. */
    outline-width: 2px;
    outline-offset: 0;
    box-shadow: inset 0 0 0 2px var(--surface-card);
  }
  ${media.pointer} {
    &:hover {
      background: var(--surface-hover);
    }
  }
  &[aria-disabled] {
    background: none;
    cursor: not-allowed;
    ${Weekday}, ${DayNumber} {
      color: var(--ink-disabled);
    }
    ${DayNumber} {
      font-weight: 400;
    }
  }
  &[aria-selected='true'] {
    background: var(--accent-solid);
    ${Weekday}, ${DayNumber} {
      color: var(--accent-on-solid);
    }
    ${Dot} {
      background: var(--accent-on-solid);
    }
  }
`;

const Panel = styled.div`
  ${focusInside}
`;
