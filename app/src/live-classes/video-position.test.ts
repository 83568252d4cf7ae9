// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { storage } from '../portal/storage.ts';
import { videoPosition } from './video-position.ts';

const KEY = 'videoPosition:7001:9002';
const ofRecording = () => videoPosition(7001, 9002);

afterEach(() => storage.set(KEY, null));

test.each([
  ['31', 31],
  [null, 0],
  ['-3', 0],
  ['half', 0],
  ['Infinity', 0],
])('a recording that was left at %j starts at %i', (stored, expected) => {
  storage.set(KEY, stored);
  expect(ofRecording().startAt).toBe(expected);
});

test.each([
  [31.9, '31'],
  [0, null],
])('at %d seconds, %j is stored: the end is a beginning', (seconds, expected) => {
  storage.set(KEY, '12');
  ofRecording().onPosition(seconds);
  expect(storage.get(KEY)).toBe(expected);
});
