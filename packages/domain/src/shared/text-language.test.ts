import { expect, test } from 'vitest';
import { textLanguage } from './text-language.ts';

test.each([
  ['an English sentence', 'Your certificate is ready.', 'en'],
  ['a short English sentence', 'It’s not due', 'en'],
  ['English with letters of a name', 'Bring your résumé to José', 'en'],
  ['a Chinese sentence', '是的，周日 23:59 之前提交就可以。', 'zh'],
  ['a short Chinese answer', '好的', 'zh'],
  ['Chinese with an English term', '请先做完 Read Aloud 再来上课。', 'zh'],
  ['English with a Chinese name', 'Your next class is with 李静 on Sunday', null],
  ['a text in both languages', 'The office is closed on Monday and on Tuesday. 周一和周二办公室不上班。', null],
  ['a name', 'Daniel Okafor', null],
  ['a term', 'PTE', null],
  ['a Japanese sentence', '日本語の授業です', null],
  ['a Russian sentence', 'Урок начнётся в среду', null],
  ['a time', '23:59', null],
  ['nothing', '', null],
])('the language of %s', (_what, text, language) => {
  expect(textLanguage(text)).toBe(language);
});
