import {
  useCreateAppointment,
  useNextTimes,
  type AvailabilityScope,
  type NewAppointment,
} from '@portal/data/appointments';
import {
  bookingChoices,
  shownStep,
  adjacentStep,
  type BookingChoices,
  type BookingOptions,
  type BookingWizardKind,
  type WeekChoiceAction,
} from '@portal/domain/appointments';
import { paths } from '@portal/domain/screens';
import { isOutcomeUnknown } from '@portal/domain/shared';
import type { BookingList, BookingScreenProps } from '@portal/ui/appointments';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStayWhilePending } from '../router/useStayWhilePending.ts';
import { deviceZone } from '../session/device-zone.ts';
import { useZone } from '../session/useZone.ts';
import type { BookingSearchParams } from './useBookingSearchParams.ts';
import { useWeekChoice } from './useWeekChoice.ts';

/** The input of the shared wizard from the wizards of courses and of meetings. */
export interface BookingWizardInput {
  kind: BookingWizardKind;
  address: BookingSearchParams;
  options: BookingOptions;
  /** Fetches a list again. */
  retry: Record<Exclude<BookingList, 'week' | 'times'>, () => void>;
  /** Defines whose availability is offered; null = no teacher is chosen. */
  scope: AvailabilityScope | null;
  /** Returns the request; null = a choice is missing. */
  toRequest: (choices: BookingChoices) => NewAppointment | null;
  openedHere: boolean;
}

/** Returns a booking wizard as props of its screen. */
export function useBookingWizard(input: BookingWizardInput): BookingScreenProps {
  const { kind, address, options, retry, scope, toRequest, openedHere } = input;
  const { booking, dispatch, location, requested, sync, close } = address;
  const create = useCreateAppointment();
  useStayWhilePending(create.submission);
  const zone = useZone();
  const done = create.submission.status === 'done';
  const choosesTime = requested === 'time' || requested === 'confirm';
  const onWeek = (action: WeekChoiceAction) => dispatch({ type: 'weekChanged', action });
  const week = useWeekChoice(scope, booking.week, onWeek, choosesTime && !done);
  const nextTimes = useNextTimes(
    scope ?? { kind: 'teacher', typeId: 0, teacherId: 0 },
    booking.week.earliest ?? booking.week.monday,
    { enabled: scope !== null && requested === 'time' && !done },
  );
  // While a refusal is shown, the step stays; what the refusal changed is applied once its dialog is closed.
  const step =
    create.submission.status === 'idle' ? shownStep(kind, requested, booking, options, week.choice) : requested;
  const choices = bookingChoices(booking, options, week.choice);

  const bookedShown = useRef(false);
  const updateAddress = useEffectEvent(() => {
    if (!done || requested === 'confirm') {
      bookedShown.current = done;
      sync(step);
    }
    // Back after the booking closes the wizard. Back while it was being sent must not hide the outcome, so `confirm` is
    // pushed again.
    else if (bookedShown.current) close();
    else address.push('confirm', requested);
  });
  // Also at each navigation: while one is pending, the URL of the entry before it is not changed.
  useEffect(() => updateAddress(), [done, step, booking, location]);

  return {
    kind,
    step,
    booking,
    options,
    week: week.choice,
    nextTimes,
    zone,
    deviceZone: deviceZone(),
    onBooking: dispatch,
    onRetry: (list) => {
      if (list === 'week') week.onRetryWeek();
      else if (list === 'times') week.onRetryTimes();
      else retry[list]();
    },
    onNext: () => {
      const next = adjacentStep(kind, step, 1);
      if (next === 'confirm') week.recheck();
      if (next) address.push(next, step);
    },
    onBack: () => {
      const previous = adjacentStep(kind, step, -1);
      if (previous) address.back(previous);
    },
    onChange: (to) => address.push(to, step),
    submission: create.submission,
    onConfirm: () => {
      const request = toRequest(choices);
      if (!request) return;
      create.submit(request, {
        onSent: () => dispatch({ type: 'sent' }),
        onDone: () => dispatch({ type: 'booked' }),
        // At once: the student may have to sign in again, and no dialog is closed before that.
        onFailed: (failure) => {
          if (!isOutcomeUnknown(failure)) dispatch({ type: 'refused' });
        },
      });
    },
    onFailureClose: () => {
      const { submission } = create;
      if (submission.status === 'failed' && isOutcomeUnknown(submission.failure)) dispatch({ type: 'unanswered' });
      create.reset();
      week.recheck();
    },
    losesChoice: address.chosen,
    onClose: close,
    takesFocus: openedHere,
    bookedHref: paths.bookedMeetings(),
    supportHref: paths.helpTopics,
  };
}
