import { studentScreensSource } from '@portal/domain/screens';
import { LANGUAGES, languageTable } from '../../packages/ui/src/i18n/languages.ts';

const attributes = LANGUAGES.map((language) => {
  const { lang, dir } = languageTable[language];
  return [language, { lang, dir }];
});

/** Constants that the build compiles into the boot script, so that index.html need not hold the tables they are from. */
export const bootConstants = {
  STUDENT_SCREENS: JSON.stringify(studentScreensSource()),
  LANGUAGE_ATTRIBUTES: JSON.stringify(Object.fromEntries(attributes)),
};
