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

/** A list of the wizard that can be fetched again after a failure. */
export type BookingList = 'types' | 'courses' | 'teachers' | 'week' | 'times';

export interface BookingScreenProps {
  kind: BookingWizardKind;
  /** The step that is shown. */
  step: BookingStep;
  booking: Booking;
  options: BookingOptions;
  week: ShownWeekChoice;
  /** The next free times of the chosen teacher, three at most; none are shown while they load or after a failure. */
  nextTimes: Loadable<readonly DayAndTime[]>;
  /** The student's zone; days and times are in it. */
  zone: string;
  /** The device's zone, shown beside the student's where its clock differs. */
  deviceZone: string;
  onBooking: (action: BookingAction) => void;
  onRetry: (list: BookingList) => void;
  onNext: () => void;
  onBack: () => void;
  /** Back to an earlier step, to change its choice. */
  onChange: (step: BookingStep) => void;
  submission: Submission<AppointmentDetail | null>;
  onConfirm: () => void;
  /** Called when the error dialog is closed. */
  onFailureClose: () => void;
  /** Whether something was chosen, so that closing needs confirmation. */
  losesChoice: boolean;
  onClose: () => void;
  /** Whether the step takes focus when it is shown, since the wizard was opened from the page below it. */
  takesFocus: boolean;
  /** The list of booked meetings. */
  bookedHref: Href;
  /** The page where student support can be contacted when no teacher is available. */
  supportHref: Href;
  /** A button that adds the booked appointment to the student's own calendar. */
  addToCalendar?: ReactNode;
}

/** Props of the content of a step. */
export interface BookingStepProps extends BookingScreenProps {
  choices: BookingChoices;
  /** Whether the booking is being sent. */
  sending: boolean;
}
