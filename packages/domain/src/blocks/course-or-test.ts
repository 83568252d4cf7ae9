/**
 * A course or a diagnostic test, where both are possible. The id of a course is its published id, except among packages,
 * which have ids of their own.
 */
export interface CourseOrTest {
  kind: 'course' | 'diagnosticTest';
  id: number;
}

/** Creates a `CourseOrTest` from the two ids of the wire, of which one is set; null = neither is. */
export function courseOrTest(course: number | null, diagnosticTest: number | null): CourseOrTest | null {
  if (course !== null) return { kind: 'course', id: course };
  return diagnosticTest === null ? null : { kind: 'diagnosticTest', id: diagnosticTest };
}
