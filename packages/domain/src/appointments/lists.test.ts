import { expect, test } from 'vitest';
import { bookedRows, comingUp } from './lists.ts';
import type { Appointment } from './model.ts';

const appointment = (id: number, day: number, changes: Partial<Appointment> = {}): Appointment => ({
  id,
  type: 'Speaking feedback',
  teacher: 'Daniel Okafor',
  picture: null,
  starts: new Date(Date.UTC(2026, 10, day)),
  time: '14:30',
  status: 'active',
  topic: null,
  mode: 'online',
  link: null,
  place: null,
  passed: false,
  requestedByTeacher: false,
  changeable: true,
  booking: null,
  ...changes,
});

const sent = [
  appointment(5, 30),
  appointment(4, 25, { status: 'cancelled' }),
  appointment(3, 22, { status: 'pending' }),
  appointment(2, 20, { passed: true }),
  appointment(1, 10, { status: 'completed', passed: true }),
];

test.each([
  ['latest first', sent],
  ['soonest first', sent.toReversed()],
])('sent %s, what is to come is soonest first, and what is over latest first', (_name, appointments) => {
  expect(comingUp(appointments).map(({ id }) => id)).toEqual([3, 5]);
  const over = bookedRows(appointments, true).slice(4);
  expect(over.map(({ key }) => key)).toEqual(['4', '2', '1']);
});

test('a row has its appointment, a heading its part', () => {
  expect(bookedRows(sent.slice(0, 1), true)).toEqual([
    { kind: 'heading', key: 'comingUp', part: 'comingUp', count: 1 },
    { kind: 'appointment', key: '5', appointment: sent[0] },
  ]);
});

test.each<[string, Appointment[], boolean, string[]]>([
  ['both parts', sent, true, ['comingUp 2', '3', '5', 'past 3', '4', '2', '1']],
  ['more may follow', sent, false, ['comingUp null', '3', '5', 'past null', '4', '2', '1']],
  ['nothing to come', sent.slice(3), true, ['past 2', '2', '1']],
  ['nothing over', sent.slice(0, 1), true, ['comingUp 1', '5']],
  ['none', [], true, []],
])('rows with %s', (_name, appointments, complete, expected) => {
  const rows = bookedRows(appointments, complete);
  expect(rows.map((row) => (row.kind === 'heading' ? `${row.part} ${row.count}` : row.key))).toEqual(expected);
});
