import { expect, test } from 'vitest';
import type { Edit } from './edits.ts';
import { placesInCanvas, targetOf, withEdits } from './shown.ts';

const TEXTS = { en: { 'a:b': 'Sign up' }, zh: { 'a:b': '报名' }, fr: {} };

test.each<[string, Edit, string | undefined]>([
  ['is drawn', { language: 'zh', key: 'a:b', before: '报名', after: '注册' }, '注册'],
  ['on a text that has changed since is not', { language: 'zh', key: 'a:b', before: '参加', after: '注册' }, '报名'],
  ['of another language is not', { language: 'fr', key: 'a:b', before: '', after: 'S’inscrire' }, '报名'],
])('an edit %s', (_what, edit, expected) => {
  expect(withEdits(TEXTS, [edit])['zh']?.['a:b']).toBe(expected);
});

test('an edit gives a text that is missing its first words', () => {
  const edit = { language: 'fr', key: 'a:b', before: '', after: 'S’inscrire' };
  expect(withEdits(TEXTS, [edit])['fr']).toEqual({ 'a:b': 'S’inscrire' });
});

test.each([
  ['the one chosen', 'fr', 'zh', 'fr'],
  ['that of the canvas', null, 'fr', 'fr'],
  ['the first that is not English', null, 'en', 'zh'],
  ['the first, when the one chosen is gone', 'pl', null, 'zh'],
])('the language to translate into is %s', (_what, chosen, ofCanvas, expected) => {
  expect(targetOf(TEXTS, chosen, ofCanvas)).toBe(expected);
});

test('the places of all forms of a text are one row, those that are seen first; the title of the tab has none', () => {
  const reading = {
    language: 'en',
    foreign: [],
    ours: [
      { key: 'a:days_one', drawn: '1 day', places: [{ selector: 'button', kind: 'label' as const }] },
      { key: 'a:page', drawn: 'Page', places: [{ selector: 'body', kind: 'title' as const }] },
      {
        key: 'a:days_other',
        drawn: '2 days',
        places: [
          { selector: 'i', kind: 'tooltip' as const },
          { selector: 'p', kind: 'text' as const },
        ],
      },
    ],
  };
  expect([...placesInCanvas(reading)]).toEqual([
    ['a:days', ['button', 'p', 'i']],
    ['a:page', []],
  ]);
});
