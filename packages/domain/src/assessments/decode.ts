import * as v from 'valibot';
import { courseModule } from '../blocks/index.ts';
import { decode, flag, int, rows } from '../shared/index.ts';
import type { CourseAssessment, DiagnosticTest } from './model.ts';
import { howFar, closedReason } from './rules.ts';

const courseAssessment = v.pipe(
  v.object({
    CourseName: v.string(),
    ModuleDtos: rows(courseModule),
    IsCourseNotAvailable: flag,
    IsResetInProgress: flag,
  }),
  v.transform((sent): CourseAssessment => {
    const courseName = sent.CourseName;
    if (sent.IsCourseNotAvailable) return { courseName, state: 'unavailable' };
    if (sent.IsResetInProgress) return { courseName, state: 'resetting' };
    if (sent.ModuleDtos.length === 0) return { courseName, state: 'empty' };
    return { courseName, state: 'modules', modules: sent.ModuleDtos };
  }),
);

/** Answer of Assessment/Module. */
export function decodeCourseAssessment(sent: unknown): CourseAssessment {
  return decode(courseAssessment, sent);
}

const diagnosticTest = v.pipe(
  v.object({
    Name: v.string(),
    WizardId: int,
    IsReady: flag,
    IsExpire: flag,
    IsArchive: flag,
    IsInProgress: flag,
    IsCompleted: flag,
    IsDTSubmitted: flag,
  }),
  v.transform((sent): DiagnosticTest => {
    const flags = {
      ready: sent.IsReady,
      expired: sent.IsExpire,
      archived: sent.IsArchive,
      submitted: sent.IsDTSubmitted,
      completed: sent.IsCompleted,
      inProgress: sent.IsInProgress,
    };
    const closed = closedReason(flags);
    if (closed) return { name: sent.Name, state: closed };
    return { name: sent.Name, state: howFar(flags), wizardId: sent.WizardId };
  }),
);

/** Answer of DiagnosticTest/GetDiagnosticTest. */
export function decodeDiagnosticTest(sent: unknown): DiagnosticTest {
  return decode(diagnosticTest, sent);
}

/** Answer of DiagnosticTest/GetDiagnosticTestByDiagnosticTestUuid: the test's id. */
export function decodeDiagnosticTestId(sent: unknown): number {
  return decode(v.object({ DiagnosticTestId: int }), sent).DiagnosticTestId;
}
