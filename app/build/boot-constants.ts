import { navEntries, screens, studentScreensSource } from '@portal/domain/screens';
import { LANGUAGES, languageTable } from '../../packages/ui/src/i18n/languages.ts';

const attributes = LANGUAGES.map((language) => {
  const { lang, dir } = languageTable[language];
  return [language, { lang, dir }];
});

/** The part of a screen's href before the id at its end. */
const hrefBefore = (href: (id: number) => string) => href(0).replace(/0$/, '');

/**
 * Constants that the build compiles into the boot script, so that index.html does not contain the tables they come
 * from.
 */
export const bootConstants = {
  STUDENT_SCREENS: JSON.stringify(studentScreensSource()),
  TILE_HREFS: JSON.stringify({
    course: hrefBefore(screens.course.href),
    diagnosticTest: hrefBefore(screens.diagnosticTest.href),
  }),
  NAV_ENTRIES: JSON.stringify(navEntries),
  LANGUAGE_ATTRIBUTES: JSON.stringify(Object.fromEntries(attributes)),
};
