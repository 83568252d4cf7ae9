import { meetingHours, meetingChannels, type CalendarItem } from '@portal/domain/calendar';
import { inZone, type Submission } from '@portal/domain/shared';
import { CalendarClock, Link2, MapPin, NotebookText, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFormat } from '../i18n/index.ts';
import { ButtonLink, FactList, Sheet, TextLink, type Fact } from '../kit/index.ts';
import { BookingStatusLabel } from '../blocks/booking-status/index.ts';
import { DateTimeWithZone } from '../blocks/date-time/index.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { useCalendarItemLabels } from './useCalendarItemLabels.ts';

export interface MeetingDialogProps {
  item: CalendarItem & { kind: 'meeting' };
  now: Date;
  zone: string;
  calendarFile: Submission;
  /** Saves a file that adds the meeting to the student's own calendar, or removes a cancelled one. */
  onAddToCalendar: () => void;
  onClose: () => void;
}

/** A meeting of the calendar: organiser, time, agenda, and location or link (001 §2). */
export function MeetingDialog({ item, now, zone, calendarFile, onAddToCalendar, onClose }: MeetingDialogProps) {
  const { meeting } = item;
  const { link, place } = meetingChannels(meeting);
  /** The student may join, but nobody has said where. */
  const lacksLink = meeting.mayJoin && link === null && place === null;
  const { t } = useTranslation('calendar');
  const { zoneAt } = useCalendarItemLabels(now, zone);
  const dayAndTime = useDayAndTime(item, now, zone);
  const facts: (Fact | null)[] = [
    {
      label: t('detail.when'),
      icon: CalendarClock,
      value: <DateTimeWithZone dateTime={dayAndTime} zone={zoneAt(item.starts)} />,
    },
    { label: t('detail.organizer'), icon: UserRound, value: meeting.organizer },
    place === null ? null : { label: t('detail.place'), icon: MapPin, value: place },
    link === null && !lacksLink
      ? null
      : {
          label: t('detail.link'),
          icon: Link2,
          value:
            link === null ? (
              t('detail.linkMissing')
            ) : (
              <TextLink href={link} external>
                {link}
              </TextLink>
            ),
        },
    meeting.agenda === null
      ? null
      : { label: t('detail.agenda'), icon: NotebookText, value: <Lines>{meeting.agenda}</Lines> },
  ];
  return (
    <Sheet
      title={meeting.topic}
      subtitle={meeting.status && <BookingStatusLabel status={meeting.status} />}
      onClose={onClose}
      footer={
        meeting.mayJoin &&
        link && (
          <ButtonLink block href={link} external>
            {t('join')}
          </ButtonLink>
        )
      }
    >
      <Stack>
        <FactList facts={facts.filter((one) => one !== null)} />
        <AddToCalendar
          what={meeting.status === 'cancelled' ? 'cancelled' : 'item'}
          submission={calendarFile}
          onAdd={onAddToCalendar}
        />
      </Stack>
    </Sheet>
  );
}

/** Returns day and time; the time is the server's own text, which is already in the student's zone. */
function useDayAndTime(item: MeetingDialogProps['item'], now: Date, zone: string): string {
  const { t } = useTranslation(['calendar', 'common']);
  const format = useFormat();
  const { labels } = useCalendarItemLabels(now, zone);
  const { time } = item.meeting;
  const hours = meetingHours(item.meeting);
  const day = format.dayAndDate(inZone(item.starts, zone).date);
  if (hours) return t('detail.range', { day, ...hours });
  return time ? t('common:dayAndTime', { day, time }) : labels(item).range;
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const Lines = styled.span`
  white-space: pre-line;
`;
