import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  calendarDay,
  codeSchema,
  decode,
  flagSchema,
  instant,
  intSchema,
  lenientDay,
  optionalInstant,
  optionalInt,
  optionalText,
  percent,
  roundedPercent,
  rowsSchema,
  oneOf,
  timeOfDay,
  decodeBoolean,
} from './decode.ts';
import { toFailure, FailureError, type Failure } from './failure.ts';

/** What a reading came to: the value, or the failure it threw. Anything else thrown fails the test. */
function outcome<S extends v.GenericSchema>(
  schema: S,
  sent: unknown,
): { value: unknown } | { failure: Failure['kind'] } {
  try {
    return { value: decode(schema, sent) };
  } catch (thrown) {
    if (!(thrown instanceof FailureError)) throw thrown;
    return { failure: thrown.failure.kind };
  }
}

const refused = { failure: 'notUnderstood' };

describe('a flag (contract 1.7: absent or null counts as false)', () => {
  test.each([
    [{ On: true }, true],
    [{ On: false }, false],
    [{ On: null }, false],
    [{}, false],
    [{ On: 'true' }, false],
    [{ On: 1 }, false],
    [{ On: {} }, false],
  ])('of %j is %s', (sent, expected) => {
    expect(decode(v.object({ On: flagSchema }), sent)).toEqual({ On: expected });
  });
});

describe('an optional text (contract 1.7: null, absent and "" are the same)', () => {
  const shape = v.object({ Text: optionalText });
  test.each([
    [{ Text: 'here' }, 'here'],
    [{ Text: ' ' }, ' '],
    [{ Text: '' }, null],
    [{ Text: null }, null],
    [{}, null],
  ])('of %j is %j', (sent, expected) => {
    expect(decode(shape, sent)).toEqual({ Text: expected });
  });

  test.each([{ Text: 7 }, { Text: true }, { Text: ['a'] }, { Text: { a: 1 } }])('of %j is not understood', (sent) => {
    expect(outcome(shape, sent)).toEqual(refused);
  });
});

describe('an id or a count', () => {
  test.each([0, 1, -3, 2_147_483_647])('%d is read', (sent) => {
    expect(outcome(intSchema, sent)).toEqual({ value: sent });
  });

  test.each(['7', '', 1.5, true, null, undefined, [], {}, Number.NaN])('%j is not understood', (sent) => {
    expect(outcome(intSchema, sent)).toEqual(refused);
  });
});

test.each([
  [0, 0, 0],
  [0.4, 0, 0],
  [67.4, 67, 67],
  [67.5, 67, 68],
  [99.5, 99, 100],
  [100, 100, 100],
  [100.01, 100, 100],
  [117, 100, 100],
  [-3, 0, 0],
])('%d per cent is shown as %d, and rounded as %d (PRG-05, PRG-06)', (sent, shown, rounded) => {
  expect([decode(percent, sent), decode(roundedPercent, sent)]).toEqual([shown, rounded]);
});

describe('an optional whole number', () => {
  test.each([
    [4, { value: 4 }],
    [0, { value: 0 }],
    [null, { value: null }],
    [undefined, { value: null }],
    ['4', refused],
    [0.5, refused],
  ])('of %j comes to %j', (sent, expected) => {
    expect(outcome(optionalInt, sent)).toEqual(expected);
  });
});

describe('a list of rows', () => {
  const list = rowsSchema(v.object({ Id: intSchema }));
  test.each([
    ['rows', [{ Id: 1 }, { Id: 2 }], { value: [{ Id: 1 }, { Id: 2 }] }],
    ['no rows', [], { value: [] }],
    ['null', null, { value: [] }],
    ['nothing', undefined, { value: [] }],
    ['a null among the rows', [{ Id: 1 }, null, { Id: 2 }], { value: [{ Id: 1 }, { Id: 2 }] }],
    ['a field nobody knows', [{ Id: 1, New: true }], { value: [{ Id: 1 }] }],
    ['a row without its id', [{ Id: 1 }, {}], refused],
    ['an object', { 0: { Id: 1 } }, refused],
    ['a text', '[]', refused],
  ])('given %s is read or refused as a whole', (_name, sent, expected) => {
    expect(outcome(list, sent)).toEqual(expected);
  });
});

describe('one of several words', () => {
  const colour = oneOf(['Red', 'DarkBlue'], 'none');
  test.each([
    ['Red', 'Red'],
    ['RED', 'Red'],
    ['red', 'Red'],
    ['darkblue', 'DarkBlue'],
    ['DARKBLUE', 'DarkBlue'],
    ['Dark Blue', 'none'],
    ['', 'none'],
    [null, 'none'],
    [0, 'none'],
    [['Red'], 'none'],
    ['constructor', 'none'],
  ])('%j is read as %s', (sent, expected) => {
    expect(decode(colour, sent)).toBe(expected);
  });
});

describe('a code (contract 1.7: code or name, in any letter case; unknown is the other branch)', () => {
  const status = codeSchema({ 0: 'Draft', 4: 'Active', 16: 'PackageExpired' }, 'other');
  test.each([
    [0, 'Draft'],
    [4, 'Active'],
    [16, 'PackageExpired'],
    ['Draft', 'Draft'],
    ['active', 'Active'],
    ['PACKAGEEXPIRED', 'PackageExpired'],
    ['packageExpired', 'PackageExpired'],
    [5, 'other'],
    [-1, 'other'],
    [0.5, 'other'],
    ['Package Expired', 'other'],
    ['', 'other'],
    ['constructor', 'other'],
    ['toString', 'other'],
    [null, 'other'],
    [undefined, 'other'],
    [true, 'other'],
    [[4], 'other'],
  ])('%j is read as %s', (sent, expected) => {
    expect(decode(status, sent)).toBe(expected);
  });
});

describe('what is not understood', () => {
  test('names the field', () => {
    const read = () => decode(v.object({ Account: v.object({ UserId: intSchema }) }), { Account: { UserId: 'seven' } });
    expect(read).toThrow('Account.UserId');
  });

  test('also fails when the answer itself is of another type', () => {
    expect(() => decode(v.object({ Id: intSchema }), null)).toThrow('value: ');
  });

  test.each([
    [new FailureError({ kind: 'offline' }), { kind: 'offline' }],
    [new TypeError('odd'), { kind: 'notUnderstood', detail: 'TypeError: odd' }],
    ['thrown text', { kind: 'notUnderstood', detail: 'thrown text' }],
  ])('%s becomes a failure', (thrown, expected) => {
    expect(toFailure(thrown)).toEqual(expected);
  });
});

test('any JSON is either read or not understood, and nothing else is thrown', () => {
  const shapes = [
    v.object({
      a: flagSchema,
      b: optionalText,
      c: optionalInt,
      d: oneOf(['x'], 'y'),
      e: codeSchema({ 1: 'One' }, null),
    }),
    v.object({ id: intSchema }),
    rowsSchema(v.object({ id: intSchema })),
    flagSchema,
    intSchema,
  ];
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...shapes), (sent, shape) => {
      const read = outcome(shape, sent);
      if ('failure' in read) expect(read.failure).toBe('notUnderstood');
      else expect(read.value).not.toBeUndefined();
    }),
    { seed: 20_261_120, numRuns: 500 },
  );
});

describe('a plain yes or no', () => {
  test.each([true, false])('%s is read', (sent) => {
    expect(decodeBoolean(sent)).toBe(sent);
  });

  test.each([['true'], [1], [0], [null], [undefined], [{}], [[]]])('%j is not understood', (sent) => {
    expect(() => decodeBoolean(sent)).toThrow(FailureError);
  });
});

describe('dates at the ends of a server\'s calendar, its "none" and "never"', () => {
  test.each([
    [instant, '0001-01-01T00:00:00Z', new Date('1970-01-02T00:00:00Z')],
    [instant, '9999-12-31T23:59:59Z', new Date('2199-12-30T00:00:00Z')],
    [instant, '2026-11-20T23:37:43Z', new Date('2026-11-20T23:37:43Z')],
    [optionalInstant, '0001-01-01T00:00:00Z', null],
    [optionalInstant, '9999-12-31T23:59:59.999Z', null],
    [optionalInstant, '2026-11-20T23:37:43Z', new Date('2026-11-20T23:37:43Z')],
    [optionalInstant, '1970-01-02T00:00:00Z', new Date('1970-01-02T00:00:00Z')],
    [optionalInstant, '2199-12-30T00:00:00Z', new Date('2199-12-30T00:00:00Z')],
    [optionalInstant, '', null],
    [optionalInstant, null, null],
    [optionalInstant, undefined, null],
    [calendarDay, '0001-01-01', '1900-01-01'],
    [calendarDay, '9999-12-31', '2199-12-31'],
    [calendarDay, '2026-11-20', '2026-11-20'],
    [lenientDay, '0001-01-01', null],
    [lenientDay, '9999-12-31', null],
    [lenientDay, '1956-02-29', '1956-02-29'],
  ])('%#: %s becomes %s', (schema, sent, expected) => {
    expect(decode(schema as v.GenericSchema, sent)).toEqual(expected);
  });
});

describe('a day and a time of day (contract 1.7)', () => {
  test.each(['2026-11-20T00:00:00Z', ' 2026-11-20', '20/11/2026', '2026-11-32', '2026-13-01', '2026-00-10', '', null])(
    '%j is no day, and none where it may be left out',
    (sent) => {
      expect(outcome(calendarDay, sent)).toEqual(refused);
      expect(outcome(lenientDay, sent)).toEqual({ value: null });
    },
  );

  test.each(['00:00', '09:05', '19:59', '23:59'])('%j is a time', (sent) => {
    expect(outcome(timeOfDay, sent)).toEqual({ value: sent });
  });

  test.each(['2026-11-20 14:30', '114:30', '14:30:00', '14:30 ', '24:00', '14:60', '9:05', '', null, 930])(
    '%j is no time',
    (sent) => {
      expect(outcome(timeOfDay, sent)).toEqual(refused);
    },
  );
});
