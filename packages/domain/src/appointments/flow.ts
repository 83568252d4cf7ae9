import type { DayAndTime, Failure } from '../shared/index.ts';
import type { AppointmentDetail } from './model.ts';
import type { WeekChoice } from './week-choice.ts';

type Choosing = { step: 'choose' } | { step: 'confirm'; slot: DayAndTime };

/**
 * An open appointment and what is being done with it (001 §4): from the detail to a new day and time, which are
 * confirmed before they are sent; or to its cancelling, after a question.
 * - `leaving`: asks whether what is chosen may be lost.
 * - `rescheduled`: `detail` is the server's; null where it said nothing that can be read.
 */
export type AppointmentFlow =
  | { step: 'detail' | 'confirmCancel' | 'cancelling' }
  | Choosing
  | { step: 'leaving'; from: Choosing }
  | { step: 'rescheduling'; slot: DayAndTime }
  | { step: 'rescheduled'; slot: DayAndTime; detail: AppointmentDetail | null }
  | { step: 'rescheduleFailed'; slot: DayAndTime; failure: Failure }
  | { step: 'cancelFailed'; failure: Failure }
  | { step: 'cancelled' };

/** What happens in the flow; `backed` also dismisses an error and declines a question. */
export type AppointmentFlowEvent =
  | { event: 'rescheduleOpened' | 'cancelAsked' | 'leaveAsked' | 'backed' | 'sent' | 'cancelled' }
  | { event: 'slotChosen'; slot: DayAndTime }
  | { event: 'rescheduled'; detail: AppointmentDetail | null }
  | { event: 'failed'; failure: Failure };

export const beginAppointmentFlow: AppointmentFlow = { step: 'detail' };

/** The next step. What does not belong to a step leaves it as it is. */
export function nextAppointmentFlow(flow: AppointmentFlow, happened: AppointmentFlowEvent): AppointmentFlow {
  switch (happened.event) {
    case 'rescheduleOpened':
      return flow.step === 'detail' ? { step: 'choose' } : flow;
    case 'cancelAsked':
      return flow.step === 'detail' ? { step: 'confirmCancel' } : flow;
    case 'slotChosen':
      return flow.step === 'choose' ? { step: 'confirm', slot: happened.slot } : flow;
    case 'leaveAsked':
      return flow.step === 'choose' || flow.step === 'confirm' ? { step: 'leaving', from: flow } : flow;
    case 'sent':
      if (flow.step === 'confirm') return { step: 'rescheduling', slot: flow.slot };
      return flow.step === 'confirmCancel' ? { step: 'cancelling' } : flow;
    case 'rescheduled':
      return flow.step === 'rescheduling' ? { step: 'rescheduled', slot: flow.slot, detail: happened.detail } : flow;
    case 'cancelled':
      return flow.step === 'cancelling' ? { step: 'cancelled' } : flow;
    case 'failed':
      if (flow.step === 'rescheduling') {
        return { step: 'rescheduleFailed', slot: flow.slot, failure: happened.failure };
      }
      return flow.step === 'cancelling' ? { step: 'cancelFailed', failure: happened.failure } : flow;
    case 'backed':
      return before(flow);
  }
}

/** One step back. A failed one keeps what was chosen. */
function before(flow: AppointmentFlow): AppointmentFlow {
  switch (flow.step) {
    case 'choose':
    case 'confirmCancel':
    case 'cancelFailed':
      return { step: 'detail' };
    case 'confirm':
      return { step: 'choose' };
    case 'rescheduleFailed':
      return { step: 'confirm', slot: flow.slot };
    case 'leaving':
      return flow.from;
    // What is sent cannot be taken back, and what is done is done.
    case 'detail':
    case 'cancelling':
    case 'cancelled':
    case 'rescheduling':
    case 'rescheduled':
      return flow;
  }
}

/** Whether closing now would lose a choice, so that it asks first. */
export function losesChoice(flow: AppointmentFlow, choice: WeekChoice): boolean {
  if (flow.step === 'confirm') return true;
  return flow.step === 'choose' && choice.week.status === 'ready' && choice.week.day !== null;
}
