import { useCancelAppointment, useRescheduleAppointment } from '@portal/data/appointments';
import {
  appointmentFlowReducer,
  initialAppointmentFlow,
  type AppointmentDetail,
  type AppointmentFlow,
  type AppointmentFlowAction,
} from '@portal/domain/appointments';
import { showsOutcomeUnknown, type Submission } from '@portal/domain/shared';
import { useReducer } from 'react';
import { useStayWhilePending } from '../router/useStayWhilePending.ts';

/** The flow of an open appointment and its submissions, as props of the dialog. */
interface AppointmentFlowHandle {
  flow: AppointmentFlow;
  rescheduling: Submission<AppointmentDetail | null>;
  cancelling: Submission;
  onFlow: (action: AppointmentFlowAction) => void;
  onSend: () => void;
  onFailureClose: () => void;
}

/**
 * Rescheduling and cancelling of one appointment.
 *
 * @param onFailed called when one of them has failed, so that what is shown of the appointment may be outdated
 */
export function useAppointmentFlow(
  appointment: { id: number; typeId: number },
  onFailed: () => void = () => undefined,
): AppointmentFlowHandle {
  const [flow, dispatch] = useReducer(appointmentFlowReducer, initialAppointmentFlow);
  const reschedule = useRescheduleAppointment(appointment);
  const cancel = useCancelAppointment(appointment.id);
  useStayWhilePending(reschedule.submission, cancel.submission);
  return {
    flow,
    rescheduling: reschedule.submission,
    cancelling: cancel.submission,
    onFlow: dispatch,
    onSend: () => {
      if (flow.kind === 'confirm') reschedule.submit(flow.slot, { onFailed });
      if (flow.kind === 'confirmCancel') cancel.submit(undefined, { onFailed });
    },
    // After a refusal or offline, the chosen slot stays and can be sent again; a failed cancellation starts again with its confirmation.
    onFailureClose: () => {
      const failed = [reschedule.submission, cancel.submission].find((one) => one.status === 'failed');
      reschedule.reset();
      cancel.reset();
      if (failed && showsOutcomeUnknown(failed.failure)) dispatch({ type: 'unanswered' });
      else if (flow.kind === 'confirmCancel') dispatch({ type: 'back' });
    },
  };
}
