import { expect, it } from 'vitest';
import type { Registration } from './model.ts';
import { noticeOf, registrationOf, withRegistration, type Registrations } from './registrations.ts';

const of = (id: number, registration: Registration) => ({ id, name: `Class ${id}`, registration });
const put = (...changes: [number, Registration][]): Registrations =>
  changes.reduce<Registrations>((all, [id, registration]) => withRegistration(all, of(id, registration)), []);

it('several classes wait for their answers, each for its own', () => {
  const all = put([1, { step: 'registering' }], [2, { step: 'registering' }]);
  expect([1, 2, 3].map((id) => registrationOf(all, id).step)).toEqual(['registering', 'registering', 'idle']);
  expect(noticeOf(all)).toBeNull();
});

it('what is closed is not under way any more', () => {
  expect(put([1, { step: 'registering' }], [1, { step: 'full', message: '' }], [1, { step: 'idle' }])).toEqual([]);
});

it.each<[string, Registration]>([
  ['the question', { step: 'confirmCancel' }],
  ['its answer under way', { step: 'cancelling' }],
  ['a full class', { step: 'full', message: 'w' }],
  ['a conflict', { step: 'conflict', message: 'w' }],
  ['registered', { step: 'registered', message: '' }],
  ['cancelled', { step: 'cancelled', message: '' }],
  ['a failure', { step: 'failed', during: 'cancelling', failure: { kind: 'offline' } }],
])('has something to say: %s', (_name, registration) => {
  const all = put([1, { step: 'registering' }], [2, registration]);
  expect(noticeOf(all)).toEqual(of(2, registration));
});

it('says one thing at a time, in the order of the asking', () => {
  const all = put(
    [1, { step: 'registering' }],
    [2, { step: 'registering' }],
    [2, { step: 'full', message: 'w' }],
    [1, { step: 'registered', message: '' }],
  );
  expect(noticeOf(all)?.id).toBe(1);
  expect(noticeOf(withRegistration(all, of(1, { step: 'idle' })))?.id).toBe(2);
});
