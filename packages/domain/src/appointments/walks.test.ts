import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { appointmentFlowReducer, initialAppointmentFlow, type AppointmentFlowAction } from './flow.ts';

/* Random walks through an open appointment; what they find becomes a row of flow.test.ts. */

const slots = fc.record({
  date: fc.constantFrom('2026-12-01', '2026-12-02'),
  time: fc.constantFrom('09:00', '15:00'),
});
const actions = fc.oneof<fc.Arbitrary<AppointmentFlowAction>[]>(
  fc.constantFrom('rescheduleStarted', 'cancelRequested', 'leaveRequested', 'back').map((type) => ({ type }) as const),
  slots.map((slot) => ({ type: 'slotChosen', slot }) as const),
);

test('an open appointment, whatever happens in whatever order (1500 walks)', () => {
  fc.assert(
    fc.property(fc.array(actions, { minLength: 1, maxLength: 30 }), (walk) => {
      let flow = initialAppointmentFlow;
      for (const action of walk) {
        const before = flow;
        flow = appointmentFlowReducer(flow, action);
        // A chosen time is lost only by going back from it: being asked whether to leave keeps it.
        if (before.kind === 'confirm' && action.type !== 'back') {
          expect(flow.kind === 'leaving' ? flow.from : flow).toEqual(before);
        }
        if (flow.kind === 'leaving') expect(appointmentFlowReducer(flow, { type: 'back' })).toEqual(flow.from);
        // From everywhere the detail is at most three steps back.
        let back = flow;
        for (let steps = 0; steps < 3; steps += 1) back = appointmentFlowReducer(back, { type: 'back' });
        expect(back).toEqual(initialAppointmentFlow);
      }
    }),
    { seed: 20_261_123, numRuns: 1500 },
  );
});
