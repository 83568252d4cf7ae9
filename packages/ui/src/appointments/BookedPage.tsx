import { meetingLinkState, type AppointmentDetail, type BookingChoices } from '@portal/domain/appointments';
import { inZone } from '@portal/domain/shared';
import { Link2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Art, Button, ButtonLink, Card, FactList } from '../kit/index.ts';
import type { BookingScreenProps } from './booking-props.ts';
import { FocusedPage } from './FocusedPage.tsx';
import { MeetingLink } from './MeetingLink.tsx';
import { SlotTime } from './SlotTime.tsx';

export interface BookedPageProps extends BookingScreenProps {
  /** The server's description; null where it cannot be decoded. */
  detail: AppointmentDetail | null;
  choices: BookingChoices;
}

/** The page after an appointment is booked, with the details from the server (001 §7). */
export function BookedPage({ detail, choices, booking, zone, deviceZone, ...props }: BookedPageProps) {
  const { t } = useTranslation(['appointments-booking', 'appointments']);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { day: date, time } = booking.week;
  const slot = detail ? inZone(detail.starts, zone) : date !== null && time !== null ? { date, time } : null;
  const type = detail?.type ?? choices.type?.name ?? '';
  const link = detail && meetingLinkState({ ...detail, passed: false });
  const teacher = detail?.teacher ?? choices.teacher?.name ?? '';
  return (
    <FocusedPage>
      <Content>
        <Art name="booked" width={176} />
        <Title ref={title} tabIndex={-1}>
          {t('booked.title')}
        </Title>
        <p>{t('appointments:withTeacher', { type, teacher })}</p>
        {slot && (
          <DateTime>
            <SlotTime slot={slot} zone={zone} deviceZone={deviceZone} />
          </DateTime>
        )}
        {link && (
          <Link>
            <FactList
              facts={[{ label: t('appointments:fact.link'), icon: Link2, value: <MeetingLink link={link} /> }]}
            />
          </Link>
        )}
        {props.addToCalendar}
      </Content>
      <Buttons>
        <ButtonLink variant="outline" href={props.bookedHref}>
          {t('booked.list')}
        </ButtonLink>
        <Button onClick={props.onClose}>{t('appointments:done')}</Button>
      </Buttons>
    </FocusedPage>
  );
}

const Content = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-2);
  padding-block: var(--space-8) var(--space-6);
  text-align: center;
`;

const Title = styled.h2`
  margin-top: var(--space-4);
  font: var(--type-title1);
  letter-spacing: var(--track-title1);
  color: var(--ink-strong);
`;

const DateTime = styled.div`
  font: var(--type-body-strong);
  color: var(--ink-strong);
`;

const Link = styled(Card)`
  width: 100%;
  max-width: 440px;
  margin-block: var(--space-4) var(--space-2);
  text-align: start;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  padding-block: var(--space-3) calc(var(--space-3) + env(safe-area-inset-bottom));
  /* Equally wide, as far as the labels allow. */
  > * {
    flex: 1 1 0;
    min-width: fit-content;
    max-width: 280px;
  }
`;
