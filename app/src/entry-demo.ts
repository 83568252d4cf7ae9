import { startMockBackendInBrowser } from '@portal/mocks/browser';
import { start } from './main.tsx';

/** The portal without a server: the school answers from a service worker. Not part of a deployment. */
await startMockBackendInBrowser(import.meta.env.BASE_URL);
await start(fetch);
