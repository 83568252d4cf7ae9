import { http, HttpResponse, type RequestHandler } from 'msw';
import { areas } from '../areas.ts';
import type { MockBackend } from './model.ts';

/** The school on the wire: one handler a call. A request it does not know is left unhandled, which stories treat as an error. */
export function mockHandlers(backend: MockBackend): RequestHandler[] {
  return areas.flatMap(({ handlers }) => handlers.map((make) => make(backend)));
}

/** What a real server answers to an unknown path or method (contract 1.1); comes last. */
export const unknownCall = http.all('*/api/*', () => new HttpResponse(null, { status: 404 }));
