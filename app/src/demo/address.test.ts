import { expect, test } from 'vitest';
import { choiceTextOf, withChoiceText, withSlash } from './address.ts';

const HOST = 'https://team.example/demo/';

test.each([
  [`${HOST}LiveClassList`, 'student-mei', `${HOST}LiveClassList?demo=student-mei`],
  [`${HOST}?tab=2`, 'offline', `${HOST}?tab=2&demo=offline`],
  [`${HOST}?demo=student-mei&tab=2#top`, 'student-sam', `${HOST}?demo=student-sam&tab=2#top`],
  [`${HOST}?demo=student-mei`, '', HOST],
  [`${HOST}?tab=2&demo=student-mei`, '', `${HOST}?tab=2`],
])('%s with the choice "%s"', (url, text, expected) => {
  expect(withChoiceText(url, text)).toBe(expected);
  expect(choiceTextOf(expected)).toBe(text === '' ? null : text);
});

test.each([
  ['https://team.example/demo?tab=2', HOST + '?tab=2'],
  [HOST, HOST],
  [`${HOST}Login`, `${HOST}Login`],
  ['https://team.example/demonstration', 'https://team.example/demonstration'],
])('%s stays below the folder of the demo', (url, expected) => {
  expect(withSlash(url, '/demo/')).toBe(expected);
});
