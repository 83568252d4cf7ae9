import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';
import { parseKeptPicture, showsLastVisitAge } from './kept-picture.ts';
import { serializeKeptVisit } from './kept-visit.ts';

const NOW = Date.UTC(2026, 10, 23);
const DAY = 24 * 60 * 60 * 1000;
const here = {
  isVersion: (version: string) => version === 'a1',
  session: 's1',
  now: NOW,
};
const visit = {
  version: 'a1',
  userId: 5001,
  at: NOW - DAY,
  session: 's1',
  picture: { firstName: 'Mei' },
  queries: {},
};

test('what was shown at the last visit in this session is shown again', () => {
  expect(parseKeptPicture(serializeKeptVisit(visit), here)).toEqual({ picture: visit.picture, at: NOW - DAY });
});

test.each([
  ['this moment', NOW],
  ['a week ago', NOW - 7 * DAY],
  ['by a clock that was a minute ahead', NOW + 60_000],
])('what was kept %s is shown again', (_name, at) => {
  expect(parseKeptPicture(JSON.stringify({ ...visit, at }), here)).toEqual({ picture: visit.picture, at });
});

test.each([
  ['in another session', { session: 's2' }],
  ['in no session', { session: undefined }],
  ['by another version', { version: 'a2' }],
  ['more than a week ago', { at: NOW - 7 * DAY - 1 }],
  ['after now, by a wrong clock', { at: NOW + 60_001 }],
  ['at no time', { at: '2026' }],
  ['at a time in words', { at: `${NOW - DAY}` }],
  ['without a picture', { picture: null }],
])('what was kept %s is not', (_name, change) => {
  expect(parseKeptPicture(JSON.stringify({ ...visit, ...change }), here)).toBeNull();
});

test('no text throws', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parseKeptPicture(text, here) === null));
  expect(parseKeptPicture(null, here)).toBeNull();
});

test('what was fetched within the last minute is no different for the student', () => {
  expect([59_999, 60_000].map((age) => showsLastVisitAge(NOW - age, NOW))).toEqual([false, true]);
});

test('the fingerprint of a token is always the same, short, and another for another token', () => {
  expect(fingerprint('')).toBe('ztntfp');
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (token) => {
      const name = fingerprint(token);
      expect(name).toBe(fingerprint(token));
      expect(name.length).toBeLessThanOrEqual(7);
      expect(fingerprint(`${token}x`)).not.toBe(name);
    }),
  );
});
