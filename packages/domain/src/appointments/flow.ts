import type { DayAndTime } from '../shared/index.ts';
import type { ShownWeekChoice } from './week-choice.ts';

type Choosing = { kind: 'choose' } | { kind: 'confirm'; slot: DayAndTime };

/**
 * An open appointment and what the student is about to do with it (001 §4): from the detail to a new day and time, which
 * are confirmed before they are sent; or to its cancelling, after a question. What is sent is a submission beside it.
 * - `leaving`: asks whether what is chosen may be lost.
 */
export type AppointmentFlow = { kind: 'detail' | 'confirmCancel' } | Choosing | { kind: 'leaving'; from: Choosing };

/** What the student does in the flow; `back` also declines a question. */
export type AppointmentFlowAction =
  | { type: 'rescheduleStarted' | 'cancelRequested' | 'leaveRequested' | 'back' }
  | { type: 'slotChosen'; slot: DayAndTime };

export const initialAppointmentFlow: AppointmentFlow = { kind: 'detail' };

/** The next step. What does not belong to a step leaves it as it is. */
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
  }
}

/** One step back; nothing that is chosen is lost by it. */
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

/** Whether closing now would lose a choice, so that it asks first. */
export function losesChoice(flow: AppointmentFlow, { week }: ShownWeekChoice): boolean {
  if (flow.kind === 'confirm') return true;
  return flow.kind === 'choose' && week.status === 'ready' && week.day !== null;
}
