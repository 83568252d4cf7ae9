// @vitest-environment jsdom
import { profiles } from '@portal/mocks/fixtures';
import { afterEach, expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from './kept-draft.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const changes = { firstName: 'Mei Ling', calendarSync: true };

test('what a student typed is theirs, each time, until it is given up', () => {
  keepDraft(7001, changes);
  expect(readDraft(7001)).toEqual(changes);
  expect(readDraft(7001)).toEqual(changes);
  keepDraft(7001, null);
  expect(readDraft(7001)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('another student does not get it, and nothing of it stays', () => {
  keepDraft(7001, changes);
  expect(readDraft(7002)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  '{',
  '"text"',
  '{"studentId":7001}',
  '{"studentId":7001,"changes":null}',
  '{"studentId":7001,"changes":{}}',
  '{"studentId":7001,"changes":["Mei"]}',
  '{"studentId":7001,"changes":{"firstName":1}}',
  '{"studentId":7001,"changes":{"firstName":"Mei","userName":"mei"}}',
])('%s is as if it were not there', (kept) => {
  sessionStorage.setItem('profileDraft', kept);
  expect(readDraft(7001)).toBeNull();
});

test('a draft with every field, as it was kept before, is dropped: it does not say which of them were typed', () => {
  const { fields } = profiles.every;
  sessionStorage.setItem('profileDraft', JSON.stringify({ studentId: 7001, fields }));
  expect(readDraft(7001)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('where storage is blocked nothing is kept, and nothing breaks', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  keepDraft(7001, changes);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(readDraft(7001)).toBeNull();
});
