/** The id by which the school's other applications know a student. */
export function uuidOf(userId: number): string {
  return `5c1f0de0-0000-4000-8000-${String(userId).padStart(12, '0')}`;
}
