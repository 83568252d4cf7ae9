import { expect, test } from 'vitest';
import { choosePlaces, outdatedPlaces } from './choose-places.mjs';

const NOTED = new Map([
  ['kit-list--rows', ['pager:next', 'pager:of_one']],
  ['screens-a--one', ['pager:next']],
  ['screens-a--two', ['pager:next', 'pager:of_other']],
  ['screens-b--one', ['pager:next']],
]);

test('a text has three stories: screens first, of each component one before a second; plural forms are one text', () => {
  expect(choosePlaces(NOTED)).toEqual({
    'pager:next': ['screens-a--one', 'screens-b--one', 'kit-list--rows'],
    'pager:of': ['screens-a--two', 'kit-list--rows'],
  });
});

test.each([
  ['all that is shown', choosePlaces(NOTED), { unlisted: [], gone: [] }],
  ['a text too few', { 'pager:next': ['screens-a--one'] }, { unlisted: ['pager:of'], gone: [] }],
  [
    'a story that is gone',
    { ...choosePlaces(NOTED), 'pager:of': ['screens-z--one'] },
    { unlisted: [], gone: ['screens-z--one'] },
  ],
])('a list with %s', (_what, listed, outdated) => {
  expect(outdatedPlaces(listed, NOTED)).toEqual(outdated);
});
