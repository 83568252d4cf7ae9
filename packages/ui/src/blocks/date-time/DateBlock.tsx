import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Skeleton } from '../../kit/index.ts';
import { useFormat } from '../../i18n/index.ts';

const DAY_LINE = '1.5rem';

interface DateBlockProps {
  /** `YYYY-MM-DD` */
  date: string;
  /** `YYYY-MM-DD`; a date equal to it is labelled as today. */
  today: string;
}

/** A date as a calendar sheet: weekday, day, month. Uses the namespace `calendar`. */
export function DateBlock({ date, today }: DateBlockProps) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  return (
    <Root dateTime={date}>
      <span>{date === today ? t('today') : format.weekday(date)}</span> <Day>{Number(date.slice(-2))}</Day>{' '}
      <span>{format.month(date)}</span>
    </Root>
  );
}

/** Placeholder of a date, as high as its three lines. */
export function DateBlockSkeleton() {
  return (
    <Placeholder>
      <Skeleton shape="block" width="52px" height="100%" radius="control" />
    </Placeholder>
  );
}

const Placeholder = styled.span`
  flex: none;
  align-self: flex-start;
  font: var(--type-caption);
  height: calc(2lh + ${DAY_LINE} + 2 * var(--space-2));
`;

const Root = styled.time`
  display: grid;
  flex: none;
  align-self: flex-start;
  align-content: center;
  justify-items: center;
  min-width: 52px;
  min-height: 72px;
  padding: var(--space-2) var(--space-1);
  border-radius: var(--radius-control);
  background: var(--surface-sunken);
  font: var(--type-caption);
  color: var(--ink-muted);
  white-space: nowrap;
`;

const Day = styled.span`
  font: var(--type-title2);
  line-height: ${DAY_LINE};
  color: var(--ink-strong);
`;
