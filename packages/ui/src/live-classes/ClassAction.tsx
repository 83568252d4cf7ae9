import type { LiveClass } from '@portal/domain/live-classes';
import type { SafeHref, Submission } from '@portal/domain/shared';
import { CalendarPlus, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button, ButtonLink, IconButton } from '../kit/index.ts';
import { focusInside } from '../theme/index.ts';
import { useClassActions } from './ClassActions.tsx';

interface ClassActionProps {
  liveClass: LiveClass;
  registration: Submission;
  calendarFile: Submission;
}

/** The one thing to do with a class: sign up, give the seat back, or join (001 §2). */
export function ClassAction({ liveClass, registration, calendarFile }: ClassActionProps) {
  const { register, cancel, addToCalendar } = useClassActions();
  const { t } = useTranslation('live-classes');
  const name = liveClass.topic;
  if (!liveClass.registered) {
    const registering = registration.status === 'pending';
    return (
      <Button
        variant="tonal"
        compact
        aria-label={registering ? undefined : t('signUpFor', { name })}
        busyLabel={registering ? t('signingUp') : undefined}
        onClick={() => register(liveClass)}
      >
        {t('signUp')}
      </Button>
    );
  }
  if (liveClass.liveNow) {
    return liveClass.link ? <JoinNow href={liveClass.link} name={name} /> : <NoLink>{t('noLink')}</NoLink>;
  }
  return (
    <>
      <ToCalendar
        label={t('addToCalendar', { name })}
        aria-busy={calendarFile.status === 'pending' || undefined}
        onClick={() => addToCalendar(liveClass)}
      >
        <CalendarPlus size={20} strokeWidth={1.75} aria-hidden />
      </ToCalendar>
      <Mark
        variant="outline"
        compact
        aria-haspopup="dialog"
        aria-label={t('markOf', { name })}
        icon={<CircleCheck size={20} strokeWidth={1.75} aria-hidden />}
        onClick={() => cancel(liveClass)}
      >
        {t('mark')}
      </Mark>
    </>
  );
}

/** Leads into a class that is live, in a new tab. */
export function JoinNow({ href, name }: { href: SafeHref; name: string }) {
  const { t } = useTranslation('live-classes');
  return (
    <ButtonLink compact external href={href} about={name} icon={<Dot aria-hidden />}>
      {t('join')}
    </ButtonLink>
  );
}

/* Its own air is gap enough: a teacher's name needs the room. */
const ToCalendar = styled(IconButton)`
  margin-inline: -6px calc(-1 * var(--space-1));
  ${focusInside}
`;

/* Registered is good news, though the button is neutral. */
const Mark = styled(Button)`
  color: var(--success-text);
`;

const Dot = styled.span`
  width: 8px;
  height: 8px;
  flex: none;
  border-radius: 50%;
  background: currentcolor;
`;

const NoLink = styled.p`
  font: var(--type-caption);
  color: var(--ink-muted);
`;
