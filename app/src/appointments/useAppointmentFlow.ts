import { cancelAppointment, rescheduleAppointment } from '@portal/data/appointments';
import type { Client } from '@portal/data/client';
import {
  beginAppointmentFlow,
  nextAppointmentFlow,
  type AppointmentFlow,
  type AppointmentFlowEvent,
} from '@portal/domain/appointments';
import { asFailure } from '@portal/domain/shared';
import { useReducer } from 'react';
import { useOneAtATime } from '../useOneAtATime.ts';

/** The flow of an open appointment, and the sending of what was confirmed in it. */
export interface OpenFlow {
  flow: AppointmentFlow;
  onFlow: (happened: AppointmentFlowEvent) => void;
  onSend: () => void;
}

/**
 * Rescheduling and cancelling of one appointment.
 *
 * @param onChanged told once the server has done either, also when the dialog is closed by then
 */
export function useAppointmentFlow(
  client: Client,
  appointment: { id: number; typeId: number },
  onChanged: () => void,
): OpenFlow {
  const [flow, tell] = useReducer(nextAppointmentFlow, beginAppointmentFlow);
  const once = useOneAtATime();

  async function done(): Promise<AppointmentFlowEvent | null> {
    if (flow.step === 'confirm') {
      return { event: 'rescheduled', detail: await rescheduleAppointment(client, appointment, flow.slot) };
    }
    if (flow.step !== 'confirmCancel') return null;
    await cancelAppointment(client, appointment.id);
    return { event: 'cancelled' };
  }

  async function send() {
    tell({ event: 'sent' });
    try {
      const happened = await done();
      if (!happened) return;
      tell(happened);
      onChanged();
    } catch (thrown) {
      tell({ event: 'failed', failure: asFailure(thrown) });
    }
  }

  return { flow, onFlow: tell, onSend: () => once(send) };
}
