import { http, HttpResponse, type RequestHandler } from 'msw';
import { areas } from '../areas.ts';
import type { MockArea } from './area.ts';
import type { MockBackend } from './model.ts';

/** The handlers of all areas. A request to none of them stays unhandled, which stories treat as an error. */
export function mockHandlers(backend: MockBackend): RequestHandler[] {
  return areas.flatMap(({ handlers }) => handlers.map((make) => make(backend)));
}

/** Every call of the contract, `Segment/Call`. */
export const callPaths: readonly string[] = areas
  .flatMap(({ handlers }: MockArea) => handlers.flatMap(({ path }) => path ?? []))
  .toSorted();

/** Responds to an unknown path or method (contract 1.1); has to be the last handler. */
export const unknownCall = http.all('*/api/*', () => new HttpResponse(null, { status: 404 }));
