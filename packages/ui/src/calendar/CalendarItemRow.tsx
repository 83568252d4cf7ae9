import { bookingStatusOf, meetingChannels, type CalendarItem } from '@portal/domain/calendar';
import type { LinkHref } from '@portal/domain/shared';
import { ChevronRight, Radio, UserRoundCheck, Users, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { BookingStatusLabel } from '../blocks/booking-status/index.ts';
import { ButtonLink, Tag } from '../kit/index.ts';
import { balanced, focusInside, pressable, tabularNumbers } from '../theme/index.ts';
import type { CalendarItemLabels } from './useCalendarItemLabels.ts';

const icons: Record<CalendarItem['kind'], LucideIcon> = {
  liveClass: Radio,
  meeting: Users,
  appointment: UserRoundCheck,
};

export interface CalendarItemRowProps {
  item: CalendarItem;
  labels: CalendarItemLabels;
  /** The URL of the Join link; null while the server does not allow joining. */
  joinHref: LinkHref | null;
  onOpen: () => void;
}

/**
 * An item of the day: the row opens its dialog, and offers Join while it can be joined; the link is solid only for what
 * is live now.
 */
export function CalendarItemRow({ item, labels, joinHref, onOpen }: CalendarItemRowProps) {
  const { t } = useTranslation('calendar');
  const Icon = icons[item.kind];
  const details = useDetails(item);
  // A past item has no tag, because the line under its title says that it has ended.
  const relation = labels.ended ? null : labels.relation;
  const registered = item.kind === 'liveClass' && item.liveClass.mayCancel;
  const cancelled = bookingStatusOf(item) === 'cancelled';
  return (
    <Row>
      <Open type="button" onClick={onOpen}>
        <Time $ended={labels.ended}>{labels.start}</Time>
        <span>
          <Title $ended={labels.ended}>{item.title}</Title>
          <Kind>
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            <span>
              {[t(`kind.${item.kind}`), details, labels.ended && !cancelled && t('ended')].filter(Boolean).join(' · ')}
            </span>
          </Kind>
        </span>
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
      </Open>
      {(relation || joinHref || registered || cancelled) && (
        <Actions>
          {relation && <Tag kind={relation.kind}>{relation.text}</Tag>}
          {cancelled && <BookingStatusLabel status="cancelled" />}
          {registered && <Tag kind="success">{t('registered')}</Tag>}
          {joinHref && (
            <Join
              compact
              variant={relation?.kind === 'live' ? 'primary' : 'tonal'}
              href={joinHref}
              external
              about={item.title}
            >
              {t('join')}
            </Join>
          )}
        </Actions>
      )}
    </Row>
  );
}

/** Returns the text after the kind: the duration of a class, or the location of other items. */
function useDetails(item: CalendarItem): string | null {
  const { t } = useTranslation('calendar');
  switch (item.kind) {
    case 'liveClass':
      return t('minutes', { count: item.liveClass.minutes });
    case 'meeting': {
      const { link, place } = meetingChannels(item.meeting);
      return place ?? (link ? t('online') : null);
    }
    case 'appointment':
      return item.appointment.link ? t('online') : null;
  }
}

const Row = styled.li`
  border-top: 1px solid var(--border-hairline);
`;

const Open = styled.button`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr) 20px;
  gap: var(--space-3);
  width: 100%;
  min-height: 64px;
  padding: var(--space-3) var(--row-inset);
  text-align: start;
  ${pressable}
  ${focusInside}
  > svg {
    align-self: center;
    color: var(--ink-faint);
  }
`;

/* Past items are muted. */
const Strong = styled.span<{ $ended: boolean }>`
  font: var(--type-title3);
  ${({ $ended }) => $ended && 'font-weight: 500;'}
  color: ${({ $ended }) => ($ended ? 'var(--ink-body)' : 'var(--ink-strong)')};
`;

const Time = styled(Strong)`
  ${tabularNumbers}
`;

const Title = styled(Strong)`
  display: block;
  ${balanced}
`;

const Kind = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  margin-top: 2px;
  font: var(--type-caption);
  color: var(--ink-muted);
  > svg {
    flex: none;
  }
`;

/* Under the title, in the same column. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  padding-block: 0 var(--space-3);
  padding-inline: calc(var(--row-inset) + 52px + var(--space-3)) var(--row-inset);
`;

const Join = styled(ButtonLink)`
  margin-inline-start: auto;
`;
