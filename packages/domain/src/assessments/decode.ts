import * as v from 'valibot';
import { courseModule } from '../blocks/index.ts';
import { decode, flagSchema, intSchema, rowsSchema } from '../shared/index.ts';
import type { CourseAssessment, DiagnosticTest } from './model.ts';
import { openTestState, closedTestState } from './rules.ts';

const courseAssessment = v.pipe(
  v.object({
    CourseName: v.string(),
    ModuleDtos: rowsSchema(courseModule),
    IsCourseNotAvailable: flagSchema,
    IsResetInProgress: flagSchema,
  }),
  v.transform((sent): CourseAssessment => {
    const courseName = sent.CourseName;
    if (sent.IsCourseNotAvailable) return { courseName, kind: 'unavailable' };
    if (sent.IsResetInProgress) return { courseName, kind: 'resetting' };
    if (sent.ModuleDtos.length === 0) return { courseName, kind: 'empty' };
    return { courseName, kind: 'modules', modules: sent.ModuleDtos };
  }),
);

/** Decodes the answer of Assessment/Module. */
export function decodeCourseAssessment(sent: unknown): CourseAssessment {
  return decode(courseAssessment, sent);
}

const diagnosticTest = v.pipe(
  v.object({
    Name: v.string(),
    WizardId: intSchema,
    IsReady: flagSchema,
    IsExpire: flagSchema,
    IsArchive: flagSchema,
    IsInProgress: flagSchema,
    IsCompleted: flagSchema,
    IsDTSubmitted: flagSchema,
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
    const closed = closedTestState(flags);
    if (closed) return { name: sent.Name, state: closed };
    return { name: sent.Name, state: openTestState(flags), wizardId: sent.WizardId };
  }),
);

/** Decodes the answer of DiagnosticTest/GetDiagnosticTest. */
export function decodeDiagnosticTest(sent: unknown): DiagnosticTest {
  return decode(diagnosticTest, sent);
}

/** Decodes the answer of DiagnosticTest/GetDiagnosticTestByDiagnosticTestUuid: the test's id. */
export function decodeDiagnosticTestId(sent: unknown): number {
  return decode(v.object({ DiagnosticTestId: intSchema }), sent).DiagnosticTestId;
}
