/** How an address names a course. */
export type NamedCourse = { by: 'id'; id: number } | { by: 'uuid'; uuid: string };

/** Reads the course's part of an address; null when it names none. */
export function namedCourse(part: string): NamedCourse | null {
  if (/^[1-9]\d{0,14}$/.test(part)) return { by: 'id', id: Number(part) };
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(part) ? { by: 'uuid', uuid: part } : null;
}
