import { http } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { openShelf } from './backend/browser-shelf.ts';
import { mockHandlers, unknownCall } from './backend/handlers.ts';
import { keepSchool } from './backend/kept-school.ts';
import type { MockBackend } from './backend/model.ts';
import { createMockBackend } from './create-mock-backend.ts';

/**
 * Starts the mock backend in a service worker, for a portal without a server (the demo build). Its school is kept in the
 * browser, for all tabs; where the browser keeps nothing, it lives as long as the page.
 * @param baseUrl the URL of the built portal, with a trailing slash; the worker script is served there
 * @param school the name of the school that is kept
 */
export async function startMockBackendInBrowser(
  baseUrl: string,
  school: string,
): Promise<{ backend: MockBackend; worker: SetupWorker }> {
  const backend = createMockBackend();
  const frame = (name: string) => `${baseUrl}school/frames/${name}.html`;
  backend.frames = { notifications: frame('notifications'), progress: frame('progress') };
  const shelf = await openShelf(school).catch(() => null);
  if (shelf) await keepSchool(backend, shelf);
  // Pages, files and pictures are answered from the newest school, too.
  const newest = http.all('*/school/*', async () => {
    await backend.turn(() => undefined);
  });
  const worker = setupWorker(newest, ...mockHandlers(backend), unknownCall);
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${baseUrl}mockServiceWorker.js` },
  });
  return { backend, worker };
}

/** Tells of each call that a page makes, `Segment/Call`. */
export function onCall(worker: SetupWorker, told: (path: string) => void): void {
  worker.events.on('request:start', ({ request }) => {
    const path = /\/api\/(\w+\/\w+)$/.exec(new URL(request.url).pathname)?.[1];
    if (path !== undefined) told(path);
  });
}
