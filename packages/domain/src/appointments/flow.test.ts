import { describe, expect, test } from 'vitest';
import type { Failure } from '../shared/index.ts';
import {
  beginAppointmentFlow,
  losesChoice,
  nextAppointmentFlow,
  type AppointmentFlow,
  type AppointmentFlowEvent,
} from './flow.ts';
import { beginWeekChoice, nextWeekChoice } from './week-choice.ts';

const slot = { date: '2026-11-25', time: '14:30' };
const failure: Failure = { kind: 'rejected', messages: ['Taken.', 'Choose another.'], value: null };

const FLOWS = {
  detail: beginAppointmentFlow,
  choose: { step: 'choose' },
  confirm: { step: 'confirm', slot },
  leavingChoose: { step: 'leaving', from: { step: 'choose' } },
  leavingConfirm: { step: 'leaving', from: { step: 'confirm', slot } },
  rescheduling: { step: 'rescheduling', slot },
  rescheduled: { step: 'rescheduled', slot, detail: null },
  rescheduleFailed: { step: 'rescheduleFailed', slot, failure },
  confirmCancel: { step: 'confirmCancel' },
  cancelling: { step: 'cancelling' },
  cancelled: { step: 'cancelled' },
  cancelFailed: { step: 'cancelFailed', failure },
} as const satisfies Record<string, AppointmentFlow>;
type Name = keyof typeof FLOWS;
const NAMES = Object.keys(FLOWS) as Name[];

/** Where each event leads, from which step; from every other step it leads nowhere. */
const TABLE: { happened: AppointmentFlowEvent; leads: Partial<Record<Name, Name>> }[] = [
  { happened: { event: 'rescheduleOpened' }, leads: { detail: 'choose' } },
  { happened: { event: 'cancelAsked' }, leads: { detail: 'confirmCancel' } },
  { happened: { event: 'slotChosen', slot }, leads: { choose: 'confirm' } },
  { happened: { event: 'leaveAsked' }, leads: { choose: 'leavingChoose', confirm: 'leavingConfirm' } },
  { happened: { event: 'sent' }, leads: { confirm: 'rescheduling', confirmCancel: 'cancelling' } },
  { happened: { event: 'rescheduled', detail: null }, leads: { rescheduling: 'rescheduled' } },
  { happened: { event: 'cancelled' }, leads: { cancelling: 'cancelled' } },
  { happened: { event: 'failed', failure }, leads: { rescheduling: 'rescheduleFailed', cancelling: 'cancelFailed' } },
  {
    happened: { event: 'backed' },
    leads: {
      choose: 'detail',
      confirm: 'choose',
      confirmCancel: 'detail',
      cancelFailed: 'detail',
      rescheduleFailed: 'confirm',
      leavingChoose: 'choose',
      leavingConfirm: 'confirm',
    },
  },
];

describe.each(TABLE)('$happened.event', ({ happened, leads }) => {
  test.each(NAMES)('from %s', (from) => {
    expect(nextAppointmentFlow(FLOWS[from], happened)).toEqual(FLOWS[leads[from] ?? from]);
  });
});

describe('closing asks first', () => {
  const loading = beginWeekChoice('2026-11-21');
  const days = [{ date: '2026-11-25', available: true }];
  const shown = nextWeekChoice(loading, {
    event: 'weekArrived',
    monday: loading.monday,
    week: { days, isLast: false },
  });
  const dayChosen = nextWeekChoice(shown, { event: 'dayChosen', date: '2026-11-25' });
  const choices = { loading, shown, dayChosen };

  test.each(NAMES.flatMap((name) => Object.keys(choices).map((made) => [name, made as keyof typeof choices] as const)))(
    'at %s with choice %s',
    (name, made) => {
      const asks = name === 'confirm' || (name === 'choose' && made === 'dayChosen');
      expect(losesChoice(FLOWS[name], choices[made])).toBe(asks);
    },
  );
});
