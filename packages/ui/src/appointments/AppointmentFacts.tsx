import { joinLink } from '@portal/domain/appointments';
import type { PlannedAppointment } from '@portal/domain/calendar';
import { BookOpen, CalendarClock, Link2, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Avatar, FactList, type Fact } from '../kit/index.ts';
import { When } from '../shared/index.ts';
import { MeetingLink } from './MeetingLink.tsx';
import { useAppointmentWords } from './useAppointmentWords.ts';

export interface AppointmentFactsProps {
  appointment: PlannedAppointment;
  /** The meeting link, checked; null where it must not be followed. */
  joinHref: string | null;
  zone: string;
}

/** Everything there is to know of an appointment, beside its type and status. */
export function AppointmentFacts({ appointment, joinHref, zone }: AppointmentFactsProps) {
  const { t } = useTranslation('appointments');
  const words = useAppointmentWords(zone);
  const facts: (Fact | null)[] = [
    {
      label: t('fact.when'),
      icon: CalendarClock,
      value: <When moment={words.at(appointment.starts)} zone={words.zoneAt(appointment.starts)} />,
    },
    {
      label: t('fact.teacher'),
      icon: UserRound,
      value: (
        <Person>
          <Avatar id={appointment.teacherId} name={appointment.teacher} picture={null} size={28} />
          <span>{appointment.teacher}</span>
        </Person>
      ),
    },
    appointment.courseName === null ? null : { label: t('fact.course'), icon: BookOpen, value: appointment.courseName },
    {
      label: t('fact.link'),
      icon: Link2,
      value: <MeetingLink link={joinLink(appointment)} href={joinHref} />,
    },
  ];
  return <FactList facts={facts.filter((one) => one !== null)} />;
}

const Person = styled.span`
  display: flex;
  gap: var(--space-2);
  margin-top: 2px;
  > :last-child {
    min-width: 0;
    padding-block: 2px;
  }
`;
