import { studentScreensSource } from '@portal/domain/screens';

/** What the boot script is told by the build, so that index.html need not hold the table of screens. */
export const bootConstants = { STUDENT_SCREENS: JSON.stringify(studentScreensSource()) };
