import { navEntries, screens, studentScreensSource } from '@portal/domain/screens';
import { LANGUAGES, languageTable } from '../../packages/ui/src/i18n/languages.ts';

const attributes = LANGUAGES.map((language) => {
  const { lang, dir } = languageTable[language];
  return [language, { lang, dir }];
});

/** A screen's href up to the id that it ends with. */
const hrefBefore = (href: (id: number) => string) => href(0).replace(/0$/, '');

/** Constants that the build compiles into the boot script, so that index.html need not hold the tables they are from. */
export const bootConstants = {
  STUDENT_SCREENS: JSON.stringify(studentScreensSource()),
  TILE_HREFS: JSON.stringify({
    course: hrefBefore(screens.course.href),
    diagnosticTest: hrefBefore(screens.diagnosticTest.href),
  }),
  NAV_ENTRIES: JSON.stringify(navEntries),
  LANGUAGE_ATTRIBUTES: JSON.stringify(Object.fromEntries(attributes)),
};
