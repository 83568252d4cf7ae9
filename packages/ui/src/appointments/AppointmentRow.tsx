import {
  appointmentEnd,
  isComingUp,
  joinButtonHref,
  meetingLinkState,
  meetingPlace,
  type Appointment,
} from '@portal/domain/appointments';
import { timeRelationOf } from '@portal/domain/calendar';
import { inZone, type Href } from '@portal/domain/shared';
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { BookingStatusLabel } from '../blocks/booking-status/index.ts';
import { DateBlock, DateBlockSkeleton, useTimeRelationLabels } from '../blocks/date-time/index.ts';
import { Avatar, ButtonLink, Skeleton, Tag, TextSkeleton } from '../kit/index.ts';
import { AppLink } from '../links/index.ts';
import { focusInside, media, notPrinted } from '../theme/index.ts';
import { useTypeName } from './useTypeName.ts';

export interface AppointmentRowProps {
  appointment: Appointment;
  /** The URL that opens the appointment. */
  href: Href;
  now: Date;
  zone: string;
}

/**
 * An appointment in a list: the row opens it, and offers Join around its time. Uses the namespaces `appointments` and
 * `calendar`.
 */
export const AppointmentRow = memo(function AppointmentRow({ appointment, href, now, zone }: AppointmentRowProps) {
  const { t } = useTranslation(['appointments', 'calendar']);
  const { teacher, picture, status, topic, starts } = appointment;
  const type = useTypeName(appointment.type);
  const relationLabels = useTimeRelationLabels();
  const ahead = isComingUp(appointment);
  const ends = appointmentEnd(appointment, zone);
  const relation = ahead ? relationLabels(timeRelationOf({ starts, ends }, now), true) : null;
  // The row offers Join only around the time of the appointment; the dialog offers it earlier, too.
  const joinHref = relation && joinButtonHref(appointment, now);
  const isPending = ahead && meetingLinkState(appointment)?.kind === 'pending';
  const { date, time: from } = inZone(starts, zone);
  const when = ends ? t('list.range', { from, to: inZone(ends, zone).time }) : from;
  const where = meetingPlace(appointment) ?? (appointment.mode === 'online' ? t('list.online') : null);
  return (
    <Row>
      <Open href={href} data-appointment={appointment.id}>
        <DateBlock date={date} today={inZone(now, zone).date} />
        <Body $acts={relation !== null}>
          <Main>
            <Title>{type || t('title')}</Title>
            <Line>{[when, where].filter(Boolean).join(' · ')}</Line>
            {isPending && <Line>{t('link.pending')}</Line>}
            {topic !== null && <Line>{t('list.topic', { topic })}</Line>}
          </Main>
          {teacher !== '' && (
            <Person>
              <Avatar id={teacher} name={teacher} picture={picture} size={28} />
              <span>{teacher}</span>
            </Person>
          )}
          <State>
            <BookingStatusLabel status={status} />
          </State>
        </Body>
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
      </Open>
      {relation && (
        <Actions>
          <Tag kind={relation.kind}>{relation.text}</Tag>
          {joinHref && (
            <ButtonLink
              compact
              variant={relation.kind === 'live' ? 'primary' : 'tonal'}
              href={joinHref}
              external
              about={`${type} ${teacher}`}
            >
              {t('join')}
            </ButtonLink>
          )}
        </Actions>
      )}
    </Row>
  );
});

/** Placeholder of appointments that are loading, in the same layout. */
export function AppointmentRowsSkeleton({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <SkeletonRow key={row}>
      <Boxes>
        <DateBlockSkeleton />
        <Body $acts={false}>
          <div>
            <TextSkeleton type="title3" width="60%" />
            <Line as="div">
              <TextSkeleton type="caption" width="40%" />
            </Line>
          </div>
          <Person>
            <Skeleton shape="circle" height="28px" />
            <TextSkeleton type="callout" width="112px" />
          </Person>
          <State>
            <TextSkeleton type="caption" width="72px" />
          </State>
        </Body>
      </Boxes>
    </SkeletonRow>
  ));
}

const Row = styled.div`
  position: relative;
  container-type: inline-size;
`;

const SkeletonRow = styled(Row)`
  & + & {
    border-top: 1px solid var(--border-hairline);
  }
`;

const boxes = css`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr) 20px;
  gap: var(--space-3);
  padding: var(--space-4) var(--row-inset);
`;

const Boxes = styled.div`
  ${boxes}
`;

const Open = styled(AppLink)`
  ${boxes}
  color: inherit;
  text-decoration: none;
  ${focusInside}
  > svg {
    align-self: center;
    color: var(--ink-faint);
    ${notPrinted}
  }
  ${media.pointer} {
    &:hover {
      background: var(--surface-hover);
    }
  }
`;

/*
 * One column on a phone; with more room the status has a column of its own, then the teacher, too. There the actions are
 * below both.
 */
const Body = styled.div<{ $acts: boolean }>`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
  @container (min-width: 420px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  @container (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr) 200px 120px;
    align-items: center;
    ${({ $acts }) =>
      $acts &&
      css`
        > :not(:first-child) {
          align-self: start;
          padding-bottom: var(--size-touch-min);
        }
      `}
  }
`;

const Main = styled.div`
  min-width: 0;
`;

const Title = styled.p`
  font: var(--type-title3);
  color: var(--ink-strong);
  overflow-wrap: anywhere;
`;

const Line = styled.p`
  margin-top: 2px;
  font: var(--type-caption);
  color: var(--ink-muted);
  overflow-wrap: anywhere;
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  font: var(--type-callout);
  color: var(--ink-body);
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const State = styled.div`
  display: flex;
  justify-self: start;
  @container (min-width: 420px) {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
  @container (min-width: 640px) {
    grid-row: 1;
    grid-column: 3;
  }
`;

/* Aligned with the column of the texts, or with those of teacher and status, in the space that these leave free. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  padding-block: 0 var(--space-4);
  padding-inline: calc(var(--row-inset) + 52px + var(--space-3)) var(--row-inset);
  ${notPrinted}
  > a {
    margin-inline-start: auto;
  }
  @container (min-width: 640px) {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    display: grid;
    grid-template-columns: 200px 120px;
    justify-items: start;
    min-height: calc(var(--size-touch-min) + var(--space-4));
    padding-inline: 0 calc(var(--row-inset) + 20px + var(--space-3));
    /* The row that it covers can be pressed beside the button. */
    pointer-events: none;
    > a {
      margin-inline-start: 0;
      pointer-events: auto;
    }
  }
`;
