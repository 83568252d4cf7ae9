import { bookedRows, type Appointment, type BookedRow } from '@portal/domain/appointments';
import { instantsOf, transformRows, type Href, type LoadableList } from '@portal/domain/shared';
import { CalendarPlus, Printer } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ChangeableZone, ZoneLineSkeleton } from '../blocks/date-time/index.ts';
import { InfiniteList, InfiniteListBox, type ListPositions } from '../blocks/infinite-list/index.ts';
import { ButtonLink, EmptyState, IconButton, Skeleton, SkeletonGroup, TextSkeleton } from '../kit/index.ts';
import { notPrinted } from '../theme/index.ts';
import { AppointmentRow, AppointmentRowsSkeleton } from './AppointmentRow.tsx';

export interface BookedMeetingsScreenProps {
  appointments: LoadableList<Appointment>;
  onMore: () => void;
  onRetry: () => void;
  hrefOf: (appointment: Appointment) => Href;
  /** The page where a meeting is booked. */
  bookHref: Href;
  /** The page where the zone is changed. */
  profileHref: Href;
  onPrint: () => void;
  now: Date;
  /** The student's zone. */
  zone: string;
  /** `zone` is that of the device, since the student's could not be read. */
  zoneOfDevice: boolean;
  positions?: ListPositions;
  /** The dialog of the open appointment. */
  dialog?: ReactNode;
}

const rowKey = ({ key }: BookedRow) => key;
const startOf = ({ starts }: Appointment) => starts;
const isMeeting = ({ kind }: BookedRow) => kind === 'appointment';

/** /BookedMeetings: the booked appointments, those that are coming up before those that are over (001 §2). */
export function BookedMeetingsScreen({
  appointments,
  onMore,
  onRetry,
  hrefOf,
  bookHref,
  profileHref,
  onPrint,
  now,
  zone,
  zoneOfDevice,
  positions,
  dialog,
}: BookedMeetingsScreenProps) {
  const { t } = useTranslation('appointments');
  const complete = appointments.status === 'ready' && appointments.more.status === 'none';
  const rows = useMemo(
    () => transformRows(appointments, (sent) => bookedRows(sent, complete)),
    [appointments, complete],
  );
  const book = (
    <ButtonLink variant="tonal" href={bookHref} icon={<CalendarPlus size={20} strokeWidth={1.75} aria-hidden />}>
      {t('list.book')}
    </ButtonLink>
  );
  return (
    <>
      <Toolbar>
        <Tools>
          {book}
          {rows.status === 'ready' && rows.rows.length > 0 && (
            <IconButton label={t('list.print')} onClick={onPrint}>
              <Printer size={20} strokeWidth={1.75} aria-hidden />
            </IconButton>
          )}
        </Tools>
        <ChangeableZone
          zone={zone}
          ofDevice={zoneOfDevice}
          at={instantsOf(appointments, startOf, now)}
          profileHref={profileHref}
        />
      </Toolbar>
      <InfiniteList
        list={rows}
        counts={isMeeting}
        onMore={onMore}
        onRetry={onRetry}
        positions={positions}
        id="booked"
        label={t('list.label')}
        rowKey={rowKey}
        rowHeight={132}
        empty={<EmptyState art="calendar" title={t('list.empty')} text={t('list.emptyText')} />}
        failed={t('list.failed')}
        end={t('list.end')}
        skeleton={<BookedRowsSkeleton />}
      >
        {(one) =>
          one.kind === 'heading' ? (
            <Heading>
              {t(`list.${one.part}`)}
              {one.count !== null && <Count>{t('list.count', { count: one.count })}</Count>}
            </Heading>
          ) : (
            <AppointmentRow appointment={one.appointment} href={hrefOf(one.appointment)} now={now} zone={zone} />
          )
        }
      </InfiniteList>
      {dialog}
    </>
  );
}

/** Placeholder of /BookedMeetings, before there are words. */
export function BookedMeetingsSkeleton() {
  return (
    <SkeletonGroup>
      <Toolbar>
        <Tools>
          <Skeleton shape="block" width="180px" height="48px" radius="control" />
        </Tools>
        <ZoneLineSkeleton />
      </Toolbar>
      <InfiniteListBox>
        <BookedRowsSkeleton />
      </InfiniteListBox>
    </SkeletonGroup>
  );
}

function BookedRowsSkeleton() {
  return (
    <>
      <HeadingPlace>
        <TextSkeleton type="title2" width="120px" />
      </HeadingPlace>
      <AppointmentRowsSkeleton rows={6} />
    </>
  );
}

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  margin-bottom: var(--space-3);
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  ${notPrinted}
`;

const Heading = styled.h2`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding: var(--space-4) var(--row-inset) var(--space-2);
  font: var(--type-title2);
  color: var(--ink-strong);
`;

const HeadingPlace = styled(Heading).attrs({ as: 'div' })`
  border-bottom: 1px solid var(--border-hairline);
`;

const Count = styled.span`
  font: var(--type-caption);
  color: var(--ink-muted);
`;
