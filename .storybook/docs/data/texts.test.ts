import { expect, test } from 'vitest';
import { flatten, keysByStem, keysIn } from './texts.ts';

const translations = new Map([
  ...flatten('classes', {
    signUp: 'Sign up',
    left_one: '{{count}} place',
    left_other: '{{count}} places',
    kind: { live: 'Live', past: 'Past' },
  }),
  ...flatten('common', { close: 'Close', signUp: 'Sign up here' }),
]);
const stems = keysByStem(translations);

test.each([
  ["const { t } = useTranslation('classes'); t('signUp')", ['classes:signUp']],
  ["useTranslation(['classes', 'common']); t('signUp')", ['classes:signUp', 'common:signUp']],
  ["t('common:close')", ['common:close']],
  ["useTranslation('classes'); t('left', { count })", ['classes:left_one', 'classes:left_other']],
  ["useTranslation('classes'); t(past ? 'kind.past' : 'kind.live')", ['classes:kind.past', 'classes:kind.live']],
  ["useTranslation('classes'); t(`kind.${kind}`)", ['classes:kind.live', 'classes:kind.past']],
  ["t('signUp')", []],
  ["useTranslation('classes'); const other = 'close';", []],
])('%s', (source, keys) => {
  expect(keysIn(source, stems)).toEqual(keys);
});
