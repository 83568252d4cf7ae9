import { expect, test } from 'vitest';
import { parseIdParam, parseRouteId } from './route-id.ts';

test.each([
  ['101', { kind: 'id', id: 101 }],
  ['5c1f0de0-0000-4000-8000-000000000101', { kind: 'uuid', uuid: '5c1f0de0-0000-4000-8000-000000000101' }],
  ['5C1F0DE0-0000-4000-8000-00000000ABCD', { kind: 'uuid', uuid: '5C1F0DE0-0000-4000-8000-00000000ABCD' }],
  ['', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['12345678901234567890', null],
  ['abc', null],
  ['5c1f0de0-0000-4000-8000', null],
  ['x5c1f0de0-0000-4000-8000-000000000101', null],
  ['5c1f0de0-0000-4000-8000-000000000101x', null],
])('%j in an address is %j', (part, named) => {
  expect(parseRouteId(part)).toEqual(named);
});

test.each([
  ['101', 101],
  ['0', 0],
  ['007', 7],
  [null, null],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  [' 1', null],
  ['1234567890123456', null],
])('the search param %j is the id %j', (text, id) => {
  expect(parseIdParam(text)).toBe(id);
});
