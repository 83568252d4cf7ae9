/** How an address names a course or a test. */
export type RouteId = { by: 'id'; id: number } | { by: 'uuid'; uuid: string };

/** Reads the part of an address that names a course or a test; null when it names none. */
export function parseRouteId(part: string): RouteId | null {
  if (/^[1-9]\d{0,14}$/.test(part)) return { by: 'id', id: Number(part) };
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(part) ? { by: 'uuid', uuid: part } : null;
}
