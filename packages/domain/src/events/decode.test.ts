import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FailureError } from '../shared/index.ts';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { decodeEventPage } from './decode.ts';

const sent = {
  Name: 'PTE webinar',
  Description: '<p>Bring a pen.</p>',
  Link: 'https://events.example.com/pte',
  EventDate: '2026-11-21',
  EventTime: '18:30',
};

const group = (event: object, Date: unknown = '2026-11-21') => ({ Date, Events: [event] });
const read = (row: unknown) => decodeEventPage({ rows: [row], total: 1 }, decodeContext).rows[0];
const event = (change: object) => read(group({ ...sent, ...change }))?.events[0];
const without = (field: keyof typeof sent) =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => name !== field));

test('a day with its events is read, in the order of the server', () => {
  expect(read({ Date: '2026-11-21', Events: [sent, { Name: 'Open evening', EventDate: '2026-11-21' }] })).toEqual({
    date: '2026-11-21',
    events: [
      {
        name: 'PTE webinar',
        description: '<p>Bring a pen.</p>',
        link: 'https://events.example.com/pte',
        time: '18:30',
      },
      { name: 'Open evening', description: null, link: null, time: null },
    ],
  });
});

test.each([null, undefined, []])('a day whose events are %j has none', (Events) => {
  expect(read({ Date: '2026-11-21', Events })).toEqual({ date: '2026-11-21', events: [] });
});

test('a page needs rows and total only', () => {
  expect(decodeEventPage({ rows: [], total: 0 }, decodeContext)).toEqual({ rows: [], total: 0 });
  expect(decodeEventPage({ rows: [group(sent)], total: 12, rowCount: 10, current: 0 }, decodeContext).total).toBe(12);
});

test.each([
  ['Description', 'description'],
  ['Link', 'link'],
  ['EventTime', 'time'],
] as const)('%s of null, "" or none is no %s', (field, name) => {
  for (const nothing of [null, '', undefined]) expect(event({ [field]: nothing })).toMatchObject({ [name]: null });
  expect(read(group(without(field)))?.events[0]).toMatchObject({ [name]: null });
});

test('a link of http is followed, though the portal runs on https (contract 1.7)', () => {
  expect(event({ Link: 'http://school.example/evening' })?.link).toBe('http://school.example/evening');
  expect(event({ Link: 'javascript:alert(1)' })?.link).toBeNull();
});

test.each([
  ['no name', group(without('Name'))],
  ['a name of null', group({ ...sent, Name: null })],
  ['a description that is a number', group({ ...sent, Description: 5 })],
  ['a link that is a list', group({ ...sent, Link: [] })],
  ['a time in words', group({ ...sent, EventTime: 'half past six' })],
  ['a time past the end of the day', group({ ...sent, EventTime: '24:30' })],
  ['a day in another order', group(sent, '21/11/2026')],
  ['no day', { Events: [sent] }],
  ['events that are no list', { Date: '2026-11-21', Events: 'none' }],
])('a day with %s is not understood', (_name, row) => {
  expect(() => read(row)).toThrow(FailureError);
});

test('whatever JSON comes, each event is whole or nothing is understood', () => {
  const almost = fc.record(
    Object.fromEntries(Object.entries(sent).map(([name, good]) => [name, fc.oneof(fc.constant(good), fc.jsonValue())])),
    { requiredKeys: [] },
  );
  const groups = fc.record({
    Date: fc.oneof(fc.constant('2026-11-21'), fc.jsonValue()),
    Events: fc.oneof(fc.array(almost, { maxLength: 2 }), fc.jsonValue()),
  });
  const page = fc.oneof(fc.jsonValue(), fc.record({ rows: fc.array(groups, { maxLength: 2 }), total: fc.nat() }));
  fc.assert(
    fc.property(page, (value) => {
      try {
        for (const { date, events } of decodeEventPage(value, decodeContext).rows) {
          expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
          for (const one of events) {
            expect(typeof one.name).toBe('string');
            for (const text of [one.description, one.link, one.time])
              expect(text === null || text.length > 0).toBe(true);
          }
        }
      } catch (thrown) {
        if (!(thrown instanceof FailureError)) throw thrown;
        expect(thrown.failure.kind).toBe('notUnderstood');
      }
    }),
    { seed: 31, numRuns: 600 },
  );
});
