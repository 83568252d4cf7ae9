// @vitest-environment jsdom
import { profiles } from '@portal/mocks/fixtures';
import { afterEach, expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from './kept-draft.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const typed = { ...profiles.every.fields, firstName: 'Mei Ling' };

test('what a student typed is theirs, each time, until it is given up', () => {
  keepDraft(7001, typed);
  expect(readDraft(7001)).toEqual(typed);
  expect(readDraft(7001)).toEqual(typed);
  keepDraft(7001, null);
  expect(readDraft(7001)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('another student does not get it, and nothing of it stays', () => {
  keepDraft(7001, typed);
  expect(readDraft(7002)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', '"text"', '{"studentId":7001}', '{"studentId":7001,"fields":{"firstName":1}}'])(
  '%s is as if it were not there',
  (kept) => {
    sessionStorage.setItem('profileDraft', kept);
    expect(readDraft(7001)).toBeNull();
  },
);

test('where storage is blocked nothing is kept, and nothing breaks', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  keepDraft(7001, typed);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(readDraft(7001)).toBeNull();
});
