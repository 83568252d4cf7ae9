import * as v from 'valibot';
import {
  codeSchema,
  decode,
  decodePage,
  intSchema,
  optionalText,
  rowsSchema,
  oneOf,
  type DecodeContext,
  type Page,
} from '../shared/index.ts';
import { courseIcon, courseStatus, iconSource } from '../blocks/index.ts';
import type { Course, CourseProgress } from './model.ts';
import { availability } from './rules.ts';

const publishedStatus = codeSchema(
  { 0: 'Inherit', 1: 'Custom', 4: 'Active', 8: 'Archive', 16: 'PackageExpired' },
  null,
);

const progressByName = {
  'Not Started': 'notStarted',
  'In Progress': 'inProgress',
  Completed: 'completed',
} as const satisfies Record<string, CourseProgress>;
const progress = oneOf(['In Progress', 'Completed'], 'Not Started' as const);

const course = ({ toSafeHref }: DecodeContext) =>
  v.pipe(
    v.object({
      Id: intSchema,
      ItemType: v.number(),
      CourseName: v.string(),
      CourseDescription: optionalText,
      IconSource: iconSource,
      IconValue: optionalText,
      Status: v.optional(publishedStatus),
      CourseStatus: v.optional(courseStatus),
      ProgressStatus: v.optional(progress),
    }),
    v.transform((sent): Course => ({
      id: sent.Id,
      kind: sent.ItemType === 1 ? 'course' : 'diagnosticTest',
      name: sent.CourseName,
      description: sent.CourseDescription,
      icon: courseIcon(sent.IconSource, sent.IconValue, toSafeHref),
      availability: availability(sent.Status ?? null, sent.CourseStatus ?? null),
      progress: progressByName[sent.ProgressStatus ?? 'Not Started'],
    })),
  );

/** Decodes the answer of Course/PagedStudentCourse. */
export function decodeCoursePage(sent: unknown, context: DecodeContext): Page<Course> {
  return decodePage(course(context), sent);
}

/** Decodes the answer of Course/GetStudentCoursesAndDiagnosticTests: the whole list, as one page. */
export function decodeCourseList(sent: unknown, context: DecodeContext): Page<Course> {
  const list = decode(rowsSchema(course(context)), sent);
  return { rows: list, total: list.length };
}
