import { LANGUAGES, languageTable } from '@portal/ui/i18n';
import { expect, test } from 'vitest';
import { isPseudo, rootAttributes, toolbarLanguages } from '../../.storybook/languages.ts';

test("Storybook's toolbar has every language of the table, and the pseudo-locale in both directions", () => {
  expect(toolbarLanguages.map(({ value }) => value)).toEqual([...LANGUAGES, 'pseudo', 'pseudo-rtl']);
  expect(toolbarLanguages.map(({ value }) => value).filter(isPseudo)).toEqual(['pseudo', 'pseudo-rtl']);
});

test.each(LANGUAGES)('%s is drawn in its direction', (language) => {
  const { lang, dir = 'ltr' } = languageTable[language];
  expect(rootAttributes(language)).toEqual({ lang, dir });
});

test.each([
  ['pseudo', 'ltr'],
  ['pseudo-rtl', 'rtl'],
])('%s is English, drawn %s', (chosen, dir) => {
  expect(rootAttributes(chosen)).toEqual({ lang: 'en', dir });
});
