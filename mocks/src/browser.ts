import { setupWorker, type SetupWorker } from 'msw/browser';
import { mockHandlers, unknownCall } from './backend/handlers.ts';
import type { MockBackend } from './backend/model.ts';
import { createMockBackend } from './create-mock-backend.ts';

/**
 * Starts the mock backend in a service worker, for a portal without a server (the demo build).
 * @param baseUrl the URL of the built portal, with a trailing slash; the worker script is served there
 */
export async function startMockBackendInBrowser(
  baseUrl: string,
): Promise<{ backend: MockBackend; worker: SetupWorker }> {
  const backend = createMockBackend();
  const frame = (name: string) => `${baseUrl}school/frames/${name}.html`;
  backend.frames = { notifications: frame('notifications'), progress: frame('progress') };
  const worker = setupWorker(...mockHandlers(backend), unknownCall);
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${baseUrl}mockServiceWorker.js` },
  });
  return { backend, worker };
}
