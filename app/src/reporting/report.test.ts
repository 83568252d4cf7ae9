import { FailureError } from '@portal/domain/shared';
import { describe, expect, test } from 'vitest';
import { toReport, type Incident } from './report.ts';

const PLACE = { version: '0.1.0+abc', route: '/Lesson/:id', language: 'en' };
const error = (thrown: unknown): Incident => ({ kind: 'error', source: 'window', thrown });
const contract = (thrown: unknown): Incident => ({ kind: 'contract', call: 'Course/GetCourses', thrown });

class NamedError extends Error {
  override name = 'NamedError';
}

describe('what is told of', () => {
  test.each<[string, Incident, object]>([
    ['an error', error(new NamedError('no 5')), { kind: 'error', name: 'NamedError', message: 'no …' }],
    ['a text', error('Script error.'), { name: 'Error', message: 'Script error.', stack: [] }],
    ['nothing', error(undefined), { name: 'Error', message: '', stack: [] }],
    ['an object', error({ message: 'mei@school.example' }), { name: 'Error', message: '', stack: [] }],
    [
      'a failed call',
      error(new FailureError({ kind: 'rejected', messages: ['Dear Mei'], value: { Email: 'm@school.example' } })),
      { name: 'FailureError', message: 'rejected' },
    ],
    [
      'an answer with a wrong field',
      contract(new FailureError({ kind: 'notUnderstood', detail: 'Rows.2.Id: expected number, received "Mei"' })),
      { kind: 'contract', call: 'Course/GetCourses', failure: 'notUnderstood', field: 'Rows.*.Id' },
    ],
    [
      'an answer that is none',
      contract(new FailureError({ kind: 'notAnAnswer' })),
      { kind: 'contract', call: 'Course/GetCourses', failure: 'notAnAnswer', field: null },
    ],
    [
      'a decoder’s own mistake',
      contract(new TypeError('odd')),
      { kind: 'error', source: 'decoder', name: 'TypeError' },
    ],
  ])('%s', (_name, incident, expected) => {
    expect(toReport(incident, PLACE)).toMatchObject({ ...PLACE, ...expected });
  });

  test('a failed call is nothing but the kind of the failure', () => {
    const sent = JSON.stringify(
      toReport(error(new FailureError({ kind: 'badRequest', messages: ['Dear Mei'] })), PLACE),
    );
    expect(sent).not.toContain('Mei');
  });
});
