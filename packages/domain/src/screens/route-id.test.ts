import { expect, test } from 'vitest';
import { parseRouteId } from './route-id.ts';

test.each([
  ['101', { by: 'id', id: 101 }],
  ['5c1f0de0-0000-4000-8000-000000000101', { by: 'uuid', uuid: '5c1f0de0-0000-4000-8000-000000000101' }],
  ['5C1F0DE0-0000-4000-8000-00000000ABCD', { by: 'uuid', uuid: '5C1F0DE0-0000-4000-8000-00000000ABCD' }],
  ['', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['12345678901234567890', null],
  ['abc', null],
  ['5c1f0de0-0000-4000-8000', null],
])('%j in an address is %j', (part, named) => {
  expect(parseRouteId(part)).toEqual(named);
});
