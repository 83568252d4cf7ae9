import { bookingChoices, bookingSteps, isStepComplete, adjacentStep } from '@portal/domain/appointments';
import { isOutcomeUnknown } from '@portal/domain/shared';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Columns, DesktopOnly, Main, Side } from '../blocks/side-column/index.ts';
import { ConfirmDialog, IconButton, StepFooter, StepHeader } from '../kit/index.ts';
import type { BookingScreenProps } from './booking-props.ts';
import { BookedPage } from './BookedPage.tsx';
import { BookingStepContent } from './BookingStepContent.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { ConfirmNotes } from './ConfirmNotes.tsx';
import { ErrorNotice } from './ErrorNotice.tsx';
import { FocusedPage } from './FocusedPage.tsx';
import { UnknownBookingNote } from './UnknownBookingNote.tsx';
import { UnknownOutcomeDialog } from './UnknownOutcomeDialog.tsx';
import { useBookingHint } from './useBookingHint.ts';

/** The booking wizard: five steps on /Appointments, four on /TeacherMeeting/:id (001 §4). */
export function BookingScreen(props: BookingScreenProps) {
  const { kind, step, booking, options, week, submission, onClose, losesChoice } = props;
  const { t } = useTranslation(['appointments-booking', 'common']);
  const [leaving, setLeaving] = useState(false);
  const choices = bookingChoices(booking, options, week);
  const hint = useBookingHint(props, choices);
  if (submission.status === 'done') {
    return <BookedPage {...props} detail={submission.result} choices={choices} />;
  }
  const steps = bookingSteps[kind];
  const unknown = booking.outcome === 'unknown';
  const sending = submission.status === 'pending';
  const hasTeachers = options.teachers.status === 'ready' && options.teachers.value.length > 0;
  const close = () => (losesChoice ? setLeaving(true) : onClose());
  return (
    <FocusedPage>
      <Content>
        <Columns>
          <Main>
            <div>
              <StepHeader
                step={steps.indexOf(step) + 1}
                total={steps.length}
                title={step === 'time' && week.taken && !unknown ? t('title.another') : t(`title.${step}`)}
                description={step === 'teacher' && kind === 'course' && hasTeachers ? t('teacherText') : undefined}
                focusFirst={props.takesFocus}
                action={
                  <IconButton label={t('common:close')} onClick={close} disabled={sending}>
                    <X size={24} strokeWidth={1.75} aria-hidden />
                  </IconButton>
                }
              />
              {unknown && <UnknownBookingNote bookedHref={props.bookedHref} />}
              <BookingStepContent {...props} choices={choices} sending={sending} />
            </div>
          </Main>
          {step === 'confirm' ? (
            <ConfirmNotes choices={choices} />
          ) : (
            <DesktopOnly>
              <Side>
                <BookingSummary {...props} choices={choices} />
              </Side>
            </DesktopOnly>
          )}
        </Columns>
      </Content>
      <StepFooter
        {...(adjacentStep(kind, step, -1) ? { onBack: props.onBack } : {})}
        onNext={step === 'confirm' ? props.onConfirm : props.onNext}
        nextLabel={step === 'confirm' ? t('confirm') : undefined}
        nextDisabled={!isStepComplete(kind, step, choices)}
        busyLabel={sending ? t('confirming') : undefined}
        hint={hint}
      />
      {submission.status === 'failed' &&
        (isOutcomeUnknown(submission.failure) ? (
          <UnknownOutcomeDialog
            failure={submission.failure}
            bookedHref={props.bookedHref}
            onClose={props.onFailureClose}
          >
            {t('unknown.dialog')}
          </UnknownOutcomeDialog>
        ) : (
          <ErrorNotice failure={submission.failure} onClose={props.onFailureClose} />
        ))}
      {leaving && (
        <ConfirmDialog
          title={t('leave.title')}
          cancelLabel={t('leave.stay')}
          confirmLabel={t('leave.confirm')}
          danger
          onCancel={() => setLeaving(false)}
          onConfirm={onClose}
        >
          {t(unknown ? 'leave.textUnknown' : 'leave.text')}
        </ConfirmDialog>
      )}
    </FocusedPage>
  );
}

const Content = styled.div`
  flex: 1;
  padding-bottom: var(--space-6);
`;
