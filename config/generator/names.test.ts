import { expect, test } from 'vitest';
import { namesOf } from './names.mjs';

test.each(['practice-tests', 'practiceTests', 'PracticeTests', 'Practice tests'])('%s in all spellings', (name) => {
  expect(namesOf(name)).toEqual({
    kebab: 'practice-tests',
    camel: 'practiceTests',
    pascal: 'PracticeTests',
    one: 'practiceTest',
    One: 'PracticeTest',
    spaced: 'practice tests',
    title: 'Practice tests',
  });
});

test.each([
  ['library', 'library'],
  ['libraries', 'library'],
  ['progress', 'progress'],
  ['messages', 'message'],
])('one of %s is a %s', (name, one) => {
  expect(namesOf(name).one).toBe(one);
});

test.each(['', '42', '证书', 'café', '../kit'])('%j is no name', (name) => {
  expect(() => namesOf(name)).toThrow('is no name');
});
