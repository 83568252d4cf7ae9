import { meetingLinkState, meetingPlace, type OpenedAppointment } from '@portal/domain/appointments';
import { BookOpen, CalendarClock, Link2, MapPin, MessageSquareText, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Avatar, FactList, type Fact } from '../kit/index.ts';
import { DateTimeWithZone } from '../blocks/date-time/index.ts';
import { MeetingLink } from './MeetingLink.tsx';
import { useAppointmentLabels } from './useAppointmentLabels.ts';

export interface AppointmentFactsProps {
  appointment: OpenedAppointment;
  zone: string;
  /** A button that adds the appointment to the student's own calendar. */
  addToCalendar: ReactNode;
}

/** The details of an appointment except its type and status. */
export function AppointmentFacts({ appointment, zone, addToCalendar }: AppointmentFactsProps) {
  const { t } = useTranslation('appointments');
  const labels = useAppointmentLabels(zone);
  const { topic = null, courseName = null } = appointment;
  const place = meetingPlace(appointment);
  const link = meetingLinkState(appointment);
  const facts: (Fact | false | null)[] = [
    {
      label: t('fact.when'),
      icon: CalendarClock,
      value: <DateTimeWithZone dateTime={labels.at(appointment.starts)} zone={labels.zoneAt(appointment.starts)} />,
    },
    {
      label: t('fact.teacher'),
      icon: UserRound,
      value: (
        <Person>
          <Avatar id={appointment.teacher} name={appointment.teacher} picture={appointment.picture ?? null} size={28} />
          <span>{appointment.teacher}</span>
        </Person>
      ),
    },
    topic !== null && { label: t('fact.topic'), icon: MessageSquareText, value: topic },
    place !== null && { label: t('fact.place'), icon: MapPin, value: place },
    courseName !== null && { label: t('fact.course'), icon: BookOpen, value: courseName },
    link && { label: t('fact.link'), icon: Link2, value: <MeetingLink link={link} /> },
  ];
  return (
    <Stack>
      <FactList facts={facts.filter((one) => one !== null && one !== false)} />
      {addToCalendar && <div>{addToCalendar}</div>}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
`;

const Person = styled.span`
  display: flex;
  gap: var(--space-2);
  margin-top: 2px;
  > :last-child {
    min-width: 0;
    padding-block: 2px;
  }
`;
