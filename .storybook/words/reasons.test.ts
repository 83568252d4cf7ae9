import { expect, test } from 'vitest';
import { problemsOfTranslation } from '../../packages/ui/src/i18n/translation-rules.ts';
import { reasonOf } from './reasons.ts';

test.each([
  ['Hello {{name}}', '你好', ['{{name}} is lost: the portal puts a value there.']],
  [
    'Hello {{name}}',
    '你好 {{nom}}',
    [
      '{{name}} is lost: the portal puts a value there.',
      '{{nom}} has no value here: the English text does not have it.',
    ],
  ],
  ['Read <1>the rules</1>', '阅读规则', ['<1>…</1> is lost: it makes a link or strong words.']],
  ['Sign up', ' ', ['The text is empty.']],
])('of %s, “%s” is refused with its reasons', (english, edited, reasons) => {
  expect(problemsOfTranslation(english, edited).map(reasonOf)).toEqual(reasons);
});
