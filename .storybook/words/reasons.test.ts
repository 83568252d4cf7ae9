import { expect, test } from 'vitest';
import { problemsOfTranslation } from '../../packages/ui/src/i18n/translation-rules.ts';
import { reasonOf } from './reasons.ts';

test.each([
  ['Hello {{name}}', '你好', ['{{name}} is missing: the portal puts a value there.']],
  [
    'Hello {{name}}',
    '你好 {{nom}}',
    [
      '{{name}} is missing: the portal puts a value there.',
      '{{nom}} has no value here: it is not in the English text.',
    ],
  ],
  ['Read <1>the rules</1>', '阅读规则', ['<1>…</1> is missing: it makes a link or bold text.']],
  ['Sign up', ' ', ['The text is empty.']],
])('of %s, “%s” is refused with its reasons', (english, edited, reasons) => {
  expect(problemsOfTranslation(english, edited).map(reasonOf)).toEqual(reasons);
});
