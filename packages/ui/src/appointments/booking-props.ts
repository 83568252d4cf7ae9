import type {
  AppointmentDetail,
  Booking,
  BookingAction,
  BookingChoices,
  BookingOptions,
  BookingStep,
  BookingWizardKind,
  ShownWeekChoice,
} from '@portal/domain/appointments';
import type { DayAndTime, Href, Loadable, Submission } from '@portal/domain/shared';
import type { ReactNode } from 'react';

/** A list of the wizard, by which it is fetched again. */
export type BookingList = 'types' | 'courses' | 'teachers' | 'week' | 'times';

export interface BookingScreenProps {
  kind: BookingWizardKind;
  /** The step that is shown. */
  step: BookingStep;
  booking: Booking;
  options: BookingOptions;
  week: ShownWeekChoice;
  /** The next free times of the chosen teacher, three at most; loading and failed show none. */
  nextTimes: Loadable<readonly DayAndTime[]>;
  /** The student's zone; days and times are in it. */
  zone: string;
  /** The device's zone: said beside the student's where it has another time. */
  deviceZone: string;
  onBooking: (action: BookingAction) => void;
  onRetry: (list: BookingList) => void;
  onNext: () => void;
  onBack: () => void;
  /** Back to an earlier step, to change its choice. */
  onChange: (step: BookingStep) => void;
  submission: Submission<AppointmentDetail | null>;
  onConfirm: () => void;
  /** The error dialog was closed. */
  onFailureClose: () => void;
  /** Something was chosen: closing is confirmed. */
  losesChoice: boolean;
  onClose: () => void;
  /** It was opened from the page below it, whose focus it takes. */
  takesFocus: boolean;
  /** The list of booked meetings. */
  bookedHref: Href;
  /** Where somebody helps, when no teacher is there. */
  supportHref: Href;
  /** A button that adds the booked appointment to the student's own calendar. */
  addToCalendar?: ReactNode;
}

/** What the content of a step needs. */
export interface BookingStepProps extends BookingScreenProps {
  choices: BookingChoices;
  /** The booking is being sent. */
  sending: boolean;
}
