import { http } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { openIndexedDbStore } from './backend/indexed-db-store.ts';
import { mockHandlers, unknownCall } from './backend/handlers.ts';
import { persistMockBackend } from './backend/persist-mock-backend.ts';
import type { MockBackend } from './backend/model.ts';
import { createMockBackend } from './create-mock-backend.ts';

/**
 * Starts the mock backend in a service worker, for a portal without a server (the demo build). Its state is stored in
 * the browser for all tabs; without that storage, it lasts as long as the page.
 *
 * @param baseUrl the URL of the built portal, with a trailing slash; the worker script is served there
 * @param name the name of the stored state
 */
export async function startMockBackendInBrowser(
  baseUrl: string,
  name: string,
): Promise<{ backend: MockBackend; worker: SetupWorker }> {
  const backend = createMockBackend();
  const frame = (page: string) => `${baseUrl}school/frames/${page}.html`;
  backend.frames = { notifications: frame('notifications'), progress: frame('progress') };
  const store = await openIndexedDbStore(name).catch(() => null);
  if (store) await persistMockBackend(backend, store);
  // Loads the newest state before a request for a page, file or picture, as a call does.
  const newest = http.all('*/school/*', async () => {
    await backend.transaction(() => undefined);
  });
  const worker = setupWorker(newest, ...mockHandlers(backend), unknownCall);
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${baseUrl}mockServiceWorker.js` },
  });
  return { backend, worker };
}

/** Calls `onPath` with the path of each call that a page makes, `Segment/Call`. */
export function onCall(worker: SetupWorker, onPath: (path: string) => void): void {
  worker.events.on('request:start', ({ request }) => {
    const path = /\/api\/(\w+\/\w+)$/.exec(new URL(request.url).pathname)?.[1];
    if (path !== undefined) onPath(path);
  });
}
