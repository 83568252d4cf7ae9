import { describe, expect, it } from 'vitest';
import { done, failed, idle, pending, type Failure, type Submission } from '../shared/index.ts';
import type { RegistrationOutcome } from './model.ts';
import { isOutcomeNotice, registrationNotice, type ClassSubmissions } from './registration-notice.ts';

const failure: Failure = { kind: 'offline' };
const outcome = (kind: RegistrationOutcome['kind']) =>
  done<RegistrationOutcome>({ kind, name: 'Planning', message: 'w' });
const toCancel = { id: 7, name: 'Role plays' };

const noticeOf = ({
  registrations = [],
  cancellations = [],
  ...asked
}: {
  registrations?: [number, Submission<RegistrationOutcome>][];
  cancellations?: [number, Submission<string>][];
  toCancel?: ClassSubmissions['toCancel'];
}) =>
  registrationNotice({
    registrations: new Map(registrations),
    cancellations: new Map(cancellations),
    toCancel: asked.toCancel ?? null,
  });

describe('a registration', () => {
  it.each<[string, Submission<RegistrationOutcome>, object | null]>([
    ['nothing sent', idle, null],
    ['its answer under way', pending, null],
    ['a full class', outcome('full'), { id: 2, kind: 'full', name: 'Planning', message: 'w' }],
    ['a conflict', outcome('conflict'), { id: 2, kind: 'conflict', name: 'Planning', message: 'w' }],
    ['registered', outcome('registered'), { id: 2, kind: 'registered', name: 'Planning', message: 'w' }],
    ['a failure', failed(failure), { id: 2, kind: 'registerFailed', failure }],
  ])('%s', (_name, submission, expected) => {
    const notice = noticeOf({ registrations: [[2, submission]] });
    expect(notice).toEqual(expected);
    expect(isOutcomeNotice(notice)).toBe(expected !== null);
  });
});

describe('cancelling one', () => {
  it.each<[string, Submission<string>, object, boolean]>([
    ['is asked about first', idle, { kind: 'confirmCancel', name: 'Role plays' }, false],
    ['its answer under way', pending, { kind: 'cancelling', name: 'Role plays' }, false],
    ['cancelled', done(''), { kind: 'cancelled', name: 'Role plays', message: '' }, true],
    ['a failure', failed(failure), { kind: 'cancelFailed', failure }, true],
  ])('%s', (_name, submission, expected, answered) => {
    const notice = noticeOf({ toCancel, cancellations: [[7, submission]] });
    expect(notice).toEqual({ id: 7, ...expected });
    expect(isOutcomeNotice(notice)).toBe(answered);
  });

  it('that an earlier visit has sent is nothing to show', () => {
    expect(noticeOf({ cancellations: [[7, pending]] })).toBeNull();
  });

  it('of another class is still asked about', () => {
    expect(noticeOf({ toCancel, cancellations: [[8, pending]] })).toMatchObject({ id: 7, kind: 'confirmCancel' });
  });
});

describe('one thing at a time', () => {
  it('what is still waiting for its answer is passed over', () => {
    expect(
      noticeOf({
        registrations: [
          [1, pending],
          [2, outcome('full')],
        ],
      }),
    ).toMatchObject({ id: 2, kind: 'full' });
  });

  it('in the order of sending', () => {
    const registrations: [number, Submission<RegistrationOutcome>][] = [
      [2, outcome('full')],
      [1, outcome('registered')],
    ];
    expect(noticeOf({ registrations })).toMatchObject({ id: 2 });
    expect(noticeOf({ registrations: registrations.slice(1) })).toMatchObject({ id: 1 });
  });

  it('what came of a registration before the question that was asked after it', () => {
    const registrations: [number, Submission<RegistrationOutcome>][] = [[2, outcome('registered')]];
    expect(noticeOf({ registrations, toCancel })).toMatchObject({ id: 2, kind: 'registered' });
    expect(noticeOf({ toCancel })).toMatchObject({ id: 7, kind: 'confirmCancel' });
  });
});
