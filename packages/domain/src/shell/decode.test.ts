import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FailureError } from '../shared/index.ts';
import { decodeMenuFlags, decodePermissions } from './decode.ts';

const OFF = { videos: false, liveClasses: false, teacherMeetings: false };

describe('the flags of the menu (contract 3.2)', () => {
  test.each([
    ['ShowVideo', 'videos'],
    ['ShowLiveClass', 'liveClasses'],
    ['ShowTeacherMeeting', 'teacherMeetings'],
  ])('%s alone shows %s', (name, entry) => {
    expect(decodeMenuFlags({ [name]: { Result: true } })).toEqual({ ...OFF, [entry]: true });
  });

  test.each([
    ['none sent', {}],
    ['null instead of a flag', { ShowVideo: null, ShowLiveClass: null, ShowTeacherMeeting: null }],
    ['flags without a result', { ShowVideo: {}, ShowLiveClass: {} }],
    ['results of null', { ShowVideo: { Result: null } }],
    ['results as text', { ShowVideo: { Result: 'true' } }],
    ['results that are false', { ShowVideo: { Result: false }, ShowLiveClass: { Result: false } }],
  ])('with %s hide all three', (_name, sent) => {
    expect(decodeMenuFlags(sent)).toEqual(OFF);
  });

  test.each([[null], [undefined], [true], ['all'], [{ ShowVideo: true }], [{ ShowVideo: 'yes' }]])(
    'that are %j are not understood',
    (sent) => {
      expect(() => decodeMenuFlags(sent)).toThrow(FailureError);
    },
  );
});

describe('permissions', () => {
  test.each([
    [
      ['edit:course', 'all:menu'],
      ['edit:course', 'all:menu'],
    ],
    [[], []],
    [null, []],
    [['edit:course', null], ['edit:course']],
  ])('%j are read', (sent, expected) => {
    expect(decodePermissions(sent)).toEqual(expected);
  });

  test.each([['all:menu'], [{}], [[1]], [[['all:menu']]]])('%j are not understood', (sent) => {
    expect(() => decodePermissions(sent)).toThrow(FailureError);
  });
});

test('whatever JSON comes is read or not understood', () => {
  const read = fc.constantFrom(decodeMenuFlags, decodePermissions);
  fc.assert(
    fc.property(fc.jsonValue(), read, (sent, decode) => {
      try {
        expect(Object.values(decode(sent))).not.toContain(undefined);
      } catch (thrown) {
        if (!(thrown instanceof FailureError)) throw thrown;
        expect(thrown.failure.kind).toBe('notUnderstood');
      }
    }),
    { seed: 7, numRuns: 500 },
  );
});
