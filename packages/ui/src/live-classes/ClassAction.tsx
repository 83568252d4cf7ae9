import type { LiveClass } from '@portal/domain/live-classes';
import type { LinkHref, Submission } from '@portal/domain/shared';
import { CalendarPlus, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button, ButtonLink, IconButton } from '../kit/index.ts';
import { focusInside } from '../theme/index.ts';
import { useClassActions } from './ClassActions.tsx';

interface ClassActionProps {
  liveClass: LiveClass;
  registration: Submission;
  /** The calendar file of the class; without it there is no button for one. */
  calendarFile?: Submission;
}

/** The action of a class: register, cancel the registration, or join (001 §2). */
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
      {calendarFile && (
        <CalendarButton
          label={t('addToCalendar', { name })}
          aria-busy={calendarFile.status === 'pending' || undefined}
          onClick={() => addToCalendar(liveClass)}
        >
          <CalendarPlus size={20} strokeWidth={1.75} aria-hidden />
        </CalendarButton>
      )}
      <RegisteredButton
        variant="outline"
        compact
        aria-haspopup="dialog"
        aria-label={t('markOf', { name })}
        icon={<CircleCheck size={20} strokeWidth={1.75} aria-hidden />}
        onClick={() => cancel(liveClass)}
      >
        {t('mark')}
      </RegisteredButton>
    </>
  );
}

/** Link that joins a live class, in a new tab. */
function JoinNow({ href, name }: { href: LinkHref; name: string }) {
  const { t } = useTranslation('live-classes');
  return (
    <ButtonLink compact external href={href} about={name} icon={<Dot aria-hidden />}>
      {t('join')}
    </ButtonLink>
  );
}

/* The button's padding is enough of a gap. The negative margins leave the width to the teacher's name. */
const CalendarButton = styled(IconButton)`
  margin-inline: -6px calc(-1 * var(--space-1));
  ${focusInside}
`;

/* The label is in the colour of success, though the button is neutral. */
const RegisteredButton = styled(Button)`
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
