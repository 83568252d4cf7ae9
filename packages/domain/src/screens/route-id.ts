/** How a path identifies a course or a test. */
export type RouteId = { kind: 'id'; id: number } | { kind: 'uuid'; uuid: string };

/** Parses the path segment that identifies a course or a test; null when it is invalid. */
export function parseRouteId(segment: string): RouteId | null {
  if (/^[1-9]\d{0,14}$/.test(segment)) return { kind: 'id', id: Number(segment) };
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(segment) ? { kind: 'uuid', uuid: segment } : null;
}

/** Parses the id of a search param; null when there is none, or it is invalid. */
export function parseIdParam(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
