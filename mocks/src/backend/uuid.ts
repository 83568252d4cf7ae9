/**
 * Returns the UUID of a student, course or test, derived from its id: for deep links and for the applications in
 * frames.
 */
export function uuidOf(id: number): string {
  return `5c1f0de0-0000-4000-8000-${String(id).padStart(12, '0')}`;
}
