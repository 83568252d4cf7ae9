import { describe, expect, test } from 'vitest';
import { loading, ready } from '../shared/index.ts';
import {
  appointmentFlowReducer,
  initialAppointmentFlow,
  losesChoice,
  type AppointmentFlow,
  type AppointmentFlowAction,
} from './flow.ts';
import { initialWeekChoice, showWeekChoice, weekChoiceReducer } from './week-choice.ts';

const slot = { date: '2026-11-21', time: '14:30' };

const FLOWS = {
  detail: initialAppointmentFlow,
  choose: { kind: 'choose' },
  confirm: { kind: 'confirm', slot },
  leavingChoose: { kind: 'leaving', from: { kind: 'choose' } },
  leavingConfirm: { kind: 'leaving', from: { kind: 'confirm', slot } },
  confirmCancel: { kind: 'confirmCancel' },
} as const satisfies Record<string, AppointmentFlow>;
type Name = keyof typeof FLOWS;
const NAMES = Object.keys(FLOWS) as Name[];

/** Where each action leads, from which step; from every other step it leads nowhere. */
const TABLE: { action: AppointmentFlowAction; leads: Partial<Record<Name, Name>> }[] = [
  { action: { type: 'rescheduleStarted' }, leads: { detail: 'choose' } },
  { action: { type: 'cancelRequested' }, leads: { detail: 'confirmCancel' } },
  { action: { type: 'slotChosen', slot }, leads: { choose: 'confirm' } },
  { action: { type: 'leaveRequested' }, leads: { choose: 'leavingChoose', confirm: 'leavingConfirm' } },
  {
    action: { type: 'back' },
    leads: {
      choose: 'detail',
      confirm: 'choose',
      confirmCancel: 'detail',
      leavingChoose: 'choose',
      leavingConfirm: 'confirm',
    },
  },
  { action: { type: 'unanswered' }, leads: { confirm: 'detail', confirmCancel: 'detail' } },
];

describe.each(TABLE)('$action.type', ({ action, leads }) => {
  test.each(NAMES)('from %s', (from) => {
    expect(appointmentFlowReducer(FLOWS[from], action)).toEqual(FLOWS[leads[from] ?? from]);
  });
});

describe('closing asks first', () => {
  const begun = initialWeekChoice('2026-11-21');
  const week = ready({ days: [{ date: slot.date, available: true }], isLast: false });
  const dayChosen = weekChoiceReducer(begun, { type: 'dayChosen', date: slot.date });
  const choices = {
    loading: showWeekChoice(begun, loading, loading),
    shown: showWeekChoice(begun, week, loading),
    dayChosen: showWeekChoice(dayChosen, week, loading),
  };

  test.each(NAMES.flatMap((name) => Object.keys(choices).map((made) => [name, made as keyof typeof choices] as const)))(
    'at %s with choice %s',
    (name, made) => {
      const asks = name === 'confirm' || (name === 'choose' && made === 'dayChosen');
      expect(losesChoice(FLOWS[name], choices[made])).toBe(asks);
    },
  );
});
