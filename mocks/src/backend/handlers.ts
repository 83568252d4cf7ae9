import { http, HttpResponse, type RequestHandler } from 'msw';
import { areas } from '../areas.ts';
import type { School } from './model.ts';

/** The school on the wire: one handler a call. A request it does not know is left unhandled, which stories treat as an error. */
export function schoolHandlers(school: School): RequestHandler[] {
  return areas.flatMap(({ handlers }) => handlers.map((make) => make(school)));
}

/** What a real server answers to an unknown path or method (contract 1.1); comes last. */
export const unknownCall = http.all('*/api/*', () => new HttpResponse(null, { status: 404 }));
