import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../processes.mjs';
import { FOLDER, readTexts } from './files.ts';

/**
 * The English texts that the specification gives as they are shown, by the section that gives them first. Here they are
 * once more, since plays and most tests take their words from the translations and follow every edit of them.
 */
const QUOTED: Readonly<Record<string, readonly (readonly [key: string, text: string])[]>> = {
  '000 §1': [
    ['appointments-booking:notEligible', 'Not available for your package'],
    ['calendar:upgradeReason', 'Not available for your package'],
    ['lessons:locked.package', 'Not available for your package'],
    ['appointments-booking:noTypes', 'This package does not have teacher meetings'],
    ['appointments:hub.noTypes', 'This package does not have teacher meetings'],
  ],
  '000 §2.6': [
    ['errors:notFoundTitle', 'Page not found'],
    ['errors:errorTitle', 'Error'],
    ['errors:badRequestTitle', 'Bad Request'],
    ['errors:unauthorizedTitle', 'Your authorization failed'],
    ['errors:logOutNow', 'Logout Now!'],
  ],
  '000 §5': [
    ['common:required', 'This field is required'],
    ['profile:problem.email', 'Please enter a valid email address'],
    ['profile-account:delete.invalid', 'Please enter a valid email address'],
    ['cards:problem.tooLong', 'Please enter no more than 30 characters'],
    ['profile:problem.tooLong', 'Please enter no more than 30 characters'],
    ['profile:problem.phone', 'Please specify a valid phone number'],
  ],
  '000 §8': [
    ['session:expired', 'User login has expired'],
    ['errors:refreshPage', 'Something went wrong. Please refresh your page.'],
  ],
  '001 §2': [['live-classes:library', 'Library']],
  '001 §4': [
    ['appointments:link.pending', 'Waiting admin/teacher to generate'],
    ['appointments:link.notGenerated', 'Not generated. Please contact admin / teacher'],
  ],
  '001 §5': [
    ['messages:file.tooLarge', '{{name}} is too large. Maximum file size is 20 MB'],
    ['messages:file.wrongType', '{{name}} extentions not match'],
    ['messages:file.sizeBytes', '{{value}} Bytes'],
    ['messages:file.sizeKb', '{{value}} Kb'],
    ['messages:file.sizeMb', '{{value}} Mb'],
    [
      'appointments:appointment_teacher_not_available',
      'Sorry, the teacher is not available at the moment. Please check other teacher or please contact our support.',
    ],
  ],
  '001 §8': [
    ['live-classes:fullTitle', 'Class is Full'],
    ['live-classes:conflictTitle', 'Conflict with Other'],
    ['live-classes:registeredTitle', 'Registration Completed'],
    ['live-classes:cancelledTitle', 'Unregister Completed'],
    ['live-classes:cancelFailedTitle', 'Unregister fail'],
    ['videos:broken', 'Unable to preview the video.'],
  ],
  '001 §9': [
    ['messages:date.today', 'Today'],
    ['messages:date.yesterday', 'Yesterday'],
  ],
  '002 §2': [
    ['assessments:unavailable', 'This lesson is under maintenance and not available at the moment'],
    [
      'course-reset:text',
      'Your Course progress is in progress. An email notification will be sent once the Reset is completed.',
    ],
    ['assessments:emptyTitle', 'No Available Assessments Found'],
  ],
  '002 §8': [
    ['schedule:taskError', 'error occurs.'],
    // In lessons and messages as well: contract 1.4.
    ['schedule:fileMissing', 'file is not found.'],
    ['lessons:fileMissing', 'file is not found.'],
    ['messages:conversation.notFound', 'file is not found.'],
    ['profile-account:picture.canvasEmpty', 'Canvas is empty'],
  ],
};

const english = readTexts(join(ROOT, FOLDER), 'en');
const rows = Object.entries(QUOTED).flatMap(([section, texts]) =>
  texts.map(([key, text]) => [section, key, text] as const),
);

test.each(rows)('%s quotes %s: “%s”', (_section, key, text) => {
  expect(english.get(key)).toBe(text);
});
