import { meetingLinkState, type AppointmentDetail, type OpenedAppointment } from '@portal/domain/appointments';
import { instantInZone, type DayAndTime } from '@portal/domain/shared';
import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTimeWithZone } from '../blocks/date-time/index.ts';
import styled from 'styled-components';
import { Art, Dialog, FactList } from '../kit/index.ts';
import { MeetingLink } from './MeetingLink.tsx';
import { useAppointmentLabels } from './useAppointmentLabels.ts';

export interface DoneNoticeProps {
  /** The appointment before the change. */
  appointment: OpenedAppointment;
  /** Set when it was rescheduled: the new day and time, and the server's description; null = it was cancelled. */
  moved: { slot: DayAndTime; detail: AppointmentDetail | null } | null;
  zone: string;
  /** A button that brings the student's own calendar up to date. */
  calendar: ReactNode;
  onClose: () => void;
}

/** Says that the appointment was rescheduled or cancelled, with the details from the server (001 §7). */
export function DoneNotice({ appointment, moved, zone, calendar, onClose }: DoneNoticeProps) {
  const { t } = useTranslation('appointments');
  const labels = useAppointmentLabels(zone);
  const detail = moved && moved.detail;
  const { type, teacher } = detail ?? appointment;
  // Not in the server's description; rescheduling does not change it.
  const { mode } = appointment;
  const starts = detail?.starts ?? (moved ? instantInZone(moved.slot, zone) : appointment.starts);
  const link = detail && meetingLinkState({ ...detail, passed: false, ...(mode && { mode }) });
  return (
    <Dialog
      art={<Art name={moved ? 'booked' : 'calendar'} />}
      title={moved ? t('rescheduledTitle') : t('cancelledTitle')}
      onClose={onClose}
      closeLabel={t('done')}
    >
      <p>{t('withTeacher', { type, teacher })}</p>
      {moved ? (
        <NewTime>
          <DateTimeWithZone dateTime={labels.at(starts)} zone={labels.zoneAt(starts)} />
        </NewTime>
      ) : (
        <p>{labels.at(starts)}</p>
      )}
      {link && (
        <Link>
          <FactList
            facts={[
              {
                label: t('fact.link'),
                icon: Link2,
                // Text only: the dialog has a single button.
                value: <MeetingLink link={link.kind === 'link' ? { kind: 'text', text: link.text } : link} />,
              },
            ]}
          />
        </Link>
      )}
      {calendar && <Calendar>{calendar}</Calendar>}
    </Dialog>
  );
}

const NewTime = styled.p`
  margin-top: var(--space-2);
  font: var(--type-body-strong);
  color: var(--ink-strong);
`;

const Calendar = styled.div`
  display: grid;
  justify-items: center;
  margin-top: var(--space-4);
`;

const Link = styled.div`
  margin-top: var(--space-4);
  padding-top: var(--space-4);
  border-top: 1px solid var(--border-hairline);
  text-align: start;
`;
