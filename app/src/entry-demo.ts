import { startDemo } from './demo/start-demo.ts';
import { start } from './main.tsx';

/** The portal without a server: the mock backend runs in a service worker. Not part of a deployment. */
await startDemo(import.meta.env.BASE_URL);
await start(fetch);
