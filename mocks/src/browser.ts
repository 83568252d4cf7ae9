import { setupWorker, type SetupWorker } from 'msw/browser';
import { schoolHandlers, unknownCall } from './backend/handlers.ts';
import type { School } from './backend/model.ts';
import { openSchool } from './open-school.ts';

/**
 * The school in a service worker, for a portal without a server (the demo build).
 * @param baseUrl where the built portal lives, with a trailing slash; the worker script lies there
 */
export async function startSchoolInBrowser(baseUrl: string): Promise<{ school: School; worker: SetupWorker }> {
  const school = openSchool();
  const frame = (name: string) => `${baseUrl}school/frames/${name}.html`;
  school.frames = { notifications: frame('notifications'), progress: frame('progress') };
  const worker = setupWorker(...schoolHandlers(school), unknownCall);
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${baseUrl}mockServiceWorker.js` },
  });
  return { school, worker };
}
