import { describe, expect, test } from 'vitest';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { done, failed, idle, pending, type Failure, type Submission } from '../shared/index.ts';
import { actionStates } from './action.ts';

const LESSON = 1101;
const href = decodeContext.toSafeHref('https://main.example/Activity/View') ?? expect.fail('no address');
const of = (submission: Submission) => new Map([[LESSON, submission]]);
const none = { downloads: new Map(), resets: new Map(), blocked: new Map() };
const refused: Failure = { kind: 'rejected', messages: ['Not now.'], value: null };

describe('what goes on with a lesson', () => {
  test.each([
    ['nothing', none, undefined],
    ['what was read or is over', { ...none, downloads: of(idle), resets: of(done(null)) }, undefined],
    ['a download', { ...none, downloads: of(pending) }, { status: 'pending', action: 'download' }],
    ['a reset', { ...none, resets: of(pending) }, { status: 'pending', action: 'reset' }],
    [
      'a download that failed',
      { ...none, downloads: of(failed(refused)) },
      { status: 'failed', action: 'download', failure: refused },
    ],
    [
      'a reset that failed',
      { ...none, resets: of(failed(refused)) },
      { status: 'failed', action: 'reset', failure: refused },
    ],
    ['a blocked tab', { ...none, blocked: new Map([[LESSON, href]]) }, { status: 'blocked', href }],
    [
      'a reset after a download that failed',
      { ...none, downloads: of(failed(refused)), resets: of(pending) },
      { status: 'pending', action: 'reset' },
    ],
  ])('%s', (_name, sent, state) => {
    expect(actionStates(sent).get(LESSON)).toEqual(state);
  });

  test.each<[Failure, string]>([
    [{ kind: 'serverDown', status: 404 }, 'fileMissing'],
    [{ kind: 'serverDown', status: 500 }, 'fileMissing'],
    [{ kind: 'serverDown', status: 0 }, 'failed'],
    [{ kind: 'offline' }, 'failed'],
    [refused, 'failed'],
  ])('after %j a download says %s (contract 1.4)', (failure, status) => {
    expect(actionStates({ ...none, downloads: of(failed(failure)) }).get(LESSON)?.status).toBe(status);
    expect(actionStates({ ...none, resets: of(failed(failure)) }).get(LESSON)?.status).toBe('failed');
  });

  test('is separate for each lesson', () => {
    const states = actionStates({ ...none, downloads: of(pending), resets: new Map([[2, pending]]) });
    expect([...states.keys()]).toEqual([LESSON, 2]);
  });
});
