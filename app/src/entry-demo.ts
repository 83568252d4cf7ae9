import { startMockBackendInBrowser } from '@portal/mocks/browser';
import { start } from './main.tsx';

/** The portal without a server: the mock backend runs in a service worker. Not part of a deployment. */
await startMockBackendInBrowser(import.meta.env.BASE_URL);
await start(fetch);
