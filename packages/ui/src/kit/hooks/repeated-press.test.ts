import { expect, test } from 'vitest';
import { isRepeatedPress } from './repeated-press.ts';

const press = { x: 100, y: 200, at: 1000 };

test.each([
  ['the second press of a double click', { clientX: 100, clientY: 200, timeStamp: 1080 }, true],
  ['one of a slow hand', { clientX: 108, clientY: 194, timeStamp: 1490 }, true],
  ['a press when the page has long been seen', { clientX: 100, clientY: 200, timeStamp: 1501 }, false],
  ['a press elsewhere', { clientX: 130, clientY: 200, timeStamp: 1080 }, false],
])('%s', (_name, event, repeated) => {
  expect(isRepeatedPress(press, event)).toBe(repeated);
});
