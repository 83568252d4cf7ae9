import * as v from 'valibot';
import { expect, test } from 'vitest';
import { decodeContext } from '../shared/decode-context.fixture.ts';
import { courseIcon, iconSource } from './course.ts';

/** 002 §2 */
test.each([
  [1, 'fa fa-book', { kind: 'default' }],
  [2, 'fa fa-book', { kind: 'font', className: 'fa fa-book' }],
  [2, '', { kind: 'default' }],
  [2, null, { kind: 'default' }],
  [3, 'https://school.example/a.svg', { kind: 'image', url: 'https://school.example/a.svg' }],
  [3, '/a.svg', { kind: 'image', url: 'https://main.example/a.svg' }],
  [3, 'http://school.example/a.svg', { kind: 'default' }],
  [3, 'javascript:alert(1)', { kind: 'default' }],
  [3, null, { kind: 'default' }],
  [0, '/a.svg', { kind: 'default' }],
  [4, '/a.svg', { kind: 'default' }],
])('the icon of source %d with %j is %j', (source, value, icon) => {
  expect(courseIcon(source, value, decodeContext.toSafeHref)).toEqual(icon);
});

test.each([
  [{ Source: 3 }, 3],
  [{ Source: null }, 1],
  [{ Source: '3' }, 1],
  [{}, 1],
])('the source of %j is %d', (sent, source) => {
  expect(v.parse(v.object({ Source: iconSource }), sent)).toEqual({ Source: source });
});
