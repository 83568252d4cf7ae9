import { studentScreensSource } from '@portal/domain/screens';

/** Constants that the build compiles into the boot script, so that index.html need not hold the table of screens. */
export const bootConstants = { STUDENT_SCREENS: JSON.stringify(studentScreensSource()) };
