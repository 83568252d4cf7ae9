import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../../i18n/index.ts';
import { focusInside, media } from '../../theme/index.ts';
import type { DateRange } from './date-text.ts';

interface DateCalendarProps extends DateRange {
  /** The chosen day, YYYY-MM-DD. */
  day: string | null;
  onChoose: (day: string) => void;
}

/** The range of years without `min` or `max`: back to the earliest date of birth, ahead to the next exams. */
const YEARS_BACK = 100;
const YEARS_AHEAD = 10;

const icons = { left: ChevronLeft, right: ChevronRight, down: ChevronDown, up: ChevronDown };

function Chevron({ orientation = 'down' }: { orientation?: keyof typeof icons }) {
  const Icon = icons[orientation];
  return <Icon size={orientation === 'down' ? 16 : 20} strokeWidth={1.75} aria-hidden />;
}

const COMPONENTS = { Chevron };

/**
 * A month with its days. Arrow keys move by day and week, Page Up and Page Down by month, with Shift by year, Home and End to
 * the ends of the week.
 */
export default function DateCalendar({ day, min, max, onChoose }: DateCalendarProps) {
  const { t } = useTranslation('date-field');
  const format = useFormat();
  const selected = day === null ? undefined : toLocal(day);
  const first = min === undefined ? undefined : toLocal(min);
  const last = max === undefined ? undefined : toLocal(max);
  const [today] = useState(() => new Date());
  const year = today.getFullYear();
  return (
    <Surface>
      <DayPicker
        mode="single"
        dir={document.documentElement.dir}
        required
        // By the ARIA pattern of a date picker dialog, focus is on the chosen day when the dialog opens.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        fixedWeeks
        weekStartsOn={1}
        captionLayout="dropdown"
        selected={selected}
        defaultMonth={selected ?? last ?? first ?? today}
        startMonth={first ?? new Date(year - YEARS_BACK, 0)}
        endMonth={last ?? new Date(year + YEARS_AHEAD, 11)}
        disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
        onSelect={(date) => onChoose(toDay(date))}
        formatters={{
          formatWeekdayName: (date) => format.weekday(toDay(date)),
          formatMonthDropdown: (date) => format.month(toDay(date)),
        }}
        labels={{
          labelNav: () => t('months'),
          labelPrevious: () => t('previousMonth'),
          labelNext: () => t('nextMonth'),
          labelMonthDropdown: () => t('month'),
          labelYearDropdown: () => t('year'),
          labelGrid: (date) => `${format.month(toDay(date))} ${date.getFullYear()}`,
          labelWeekday: (date) => format.weekday(toDay(date)),
          labelDayButton: (date) => format.dayAndDate(toDay(date)),
        }}
        components={COMPONENTS}
      />
    </Surface>
  );
}

/** Converts YYYY-MM-DD to midnight in local time, which the calendar library uses for days. */
const toLocal = (day: string) => new Date(`${day}T00:00:00`);

function toDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const Surface = styled.div`
  .rdp-months {
    position: relative;
  }
  .rdp-nav {
    position: absolute;
    inset-block: 0 auto;
    inset-inline: auto 0;
    display: flex;
  }
  .rdp-button_previous,
  .rdp-button_next,
  .rdp-day_button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--radius-control);
    color: var(--ink-strong);
    ${focusInside}
    ${media.pointer} {
      &:hover {
        background: var(--surface-hover);
      }
    }
  }
  :is(.rdp-button_previous, .rdp-button_next)[aria-disabled='true'] {
    background: none;
    color: var(--ink-disabled);
  }
  .rdp-month_caption {
    display: flex;
    align-items: center;
    min-height: 44px;
    margin-inline-end: 88px;
    padding-inline-start: var(--space-2);
  }
  .rdp-dropdowns {
    display: flex;
    gap: var(--space-3);
  }
  /* Only the text with the arrow is visible; the native select is transparent and lies over it. */
  .rdp-dropdown_root {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 44px;
    border-radius: var(--radius-chip);
    &:focus-within {
      outline: 3px solid var(--accent-focus-ring);
    }
  }
  .rdp-dropdown {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
    option {
      background: var(--surface-raised);
      color: var(--ink-strong);
    }
  }
  .rdp-caption_label {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    font: var(--type-body-strong);
    color: var(--ink-strong);
  }
  .rdp-month_grid {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .rdp-weekday {
    height: 32px;
    padding: 0;
    font: var(--type-caption);
    color: var(--ink-muted);
  }
  .rdp-day {
    padding: 0;
  }
  .rdp-today .rdp-day_button {
    border: 1px solid var(--border-control);
    font-weight: 650;
  }
  .rdp-disabled .rdp-day_button {
    background: none;
    color: var(--ink-disabled);
    cursor: not-allowed;
  }
  .rdp-selected .rdp-day_button {
    background: var(--accent-solid);
    color: var(--accent-on-solid);
    font-weight: 650;
    &:focus-visible {
      outline-offset: 2px;
    }
  }
  @media (max-width: 359px) {
    :is(.rdp-day_button, .rdp-weekday) {
      width: 39px;
    }
  }
`;
