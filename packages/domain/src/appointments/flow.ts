import type { DayAndTime } from '../shared/index.ts';
import type { ShownWeekChoice } from './week-choice.ts';

type Choosing = { kind: 'choose' } | { kind: 'confirm'; slot: DayAndTime };

/**
 * The step of an open appointment's dialog (001 §4): its detail, then either choosing and confirming a new day and
 * time, or confirming its cancellation. The requests are submissions, outside of this state.
 * - `leaving`: the student has to confirm that the choice is discarded.
 */
export type AppointmentFlow = { kind: 'detail' | 'confirmCancel' } | Choosing | { kind: 'leaving'; from: Choosing };

/** `back` also dismisses a confirmation. `unanswered`: the confirmed request was sent, and its outcome is unknown. */
export type AppointmentFlowAction =
  | { type: 'rescheduleStarted' | 'cancelRequested' | 'leaveRequested' | 'back' | 'unanswered' }
  | { type: 'slotChosen'; slot: DayAndTime };

export const initialAppointmentFlow: AppointmentFlow = { kind: 'detail' };

/** Returns the next step. An action that does not apply to the current step is ignored. */
export function appointmentFlowReducer(flow: AppointmentFlow, action: AppointmentFlowAction): AppointmentFlow {
  switch (action.type) {
    case 'rescheduleStarted':
      return flow.kind === 'detail' ? { kind: 'choose' } : flow;
    case 'cancelRequested':
      return flow.kind === 'detail' ? { kind: 'confirmCancel' } : flow;
    case 'slotChosen':
      return flow.kind === 'choose' ? { kind: 'confirm', slot: action.slot } : flow;
    case 'leaveRequested':
      return flow.kind === 'choose' || flow.kind === 'confirm' ? { kind: 'leaving', from: flow } : flow;
    case 'back':
      return previousStep(flow);
    case 'unanswered':
      // The detail is fetched again, and shows what is booked now.
      return flow.kind === 'confirm' || flow.kind === 'confirmCancel' ? initialAppointmentFlow : flow;
  }
}

/** Returns the step before; what is chosen is kept. */
function previousStep(flow: AppointmentFlow): AppointmentFlow {
  switch (flow.kind) {
    case 'detail':
    case 'choose':
    case 'confirmCancel':
      return { kind: 'detail' };
    case 'confirm':
      return { kind: 'choose' };
    case 'leaving':
      return flow.from;
  }
}

/** Whether closing would discard a choice, and so needs a confirmation. */
export function losesChoice(flow: AppointmentFlow, { week }: ShownWeekChoice): boolean {
  if (flow.kind === 'confirm') return true;
  return flow.kind === 'choose' && week.status === 'ready' && week.day !== null;
}
