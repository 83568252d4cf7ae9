import { expect, test } from 'vitest';
import { choosePlaces, outdatedPlaces } from './choose-places.mjs';

const TEXTS = ['pager:next', 'pager:of_one', 'pager:of_other', 'pager:never'];

const NOTED = new Map([
  ['kit-list--rows', ['pager:next', 'pager:of_one']],
  ['screens-a--one', ['pager:next']],
  ['screens-a--two', ['pager:next', 'pager:of_other']],
  ['screens-b--one', ['pager:next']],
]);

test('a text has three stories: screens first, of each component one before a second; plural forms are one text', () => {
  expect(choosePlaces(NOTED, TEXTS)).toEqual({
    'pager:never': [],
    'pager:next': ['screens-a--one', 'screens-b--one', 'kit-list--rows'],
    'pager:of': ['screens-a--two', 'kit-list--rows'],
  });
});

test.each([
  ['all texts', choosePlaces(NOTED, TEXTS), { unlisted: [], gone: [] }],
  ['texts too few', { 'pager:next': ['screens-a--one'] }, { unlisted: ['pager:of', 'pager:never'], gone: [] }],
  [
    'a story that is gone',
    { ...choosePlaces(NOTED, TEXTS), 'pager:of': ['screens-z--one'] },
    { unlisted: [], gone: ['screens-z--one'] },
  ],
])('a list with %s', (_what, listed, outdated) => {
  expect(outdatedPlaces(listed, { stories: [...NOTED.keys()], texts: TEXTS })).toEqual(outdated);
});
