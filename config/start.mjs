// @ts-check
/**
 * `npm start`: starts the mock backend's server, the portal connected to it, and Storybook; prints URLs and personas.
 */
import process from 'node:process';
import { PASSWORD, personas } from '@portal/mocks/personas';
import { startMockServer } from '@portal/mocks/server';
import { followParent, ROOT, runTool } from './processes.mjs';
import { freePort } from './free-port.mjs';

followParent();
const backend = await startMockServer({});
const portalPort = await freePort(5173);
const storybookPort = await freePort(6006);

const env = { ...process.env, PORTAL_MOCK_SERVER: backend.url };
const portal = runTool(
  ['vite', '--config', 'app/vite.config.ts', '--port', String(portalPort), '--strictPort', '--logLevel', 'warn'],
  { env },
);
const storybook = runTool(
  [
    'storybook',
    'dev',
    '--port',
    String(storybookPort),
    '--exact-port',
    '--host',
    '127.0.0.1',
    '--no-open',
    '--quiet',
    '--ci',
  ],
  { env },
);

console.log(`
  Portal      http://127.0.0.1:${portalPort}
  Storybook   http://127.0.0.1:${storybookPort}
  Backend     ${backend.url}/api

  Sign in with the password ${PASSWORD} as
${Object.values(personas)
  .map(({ userName, about }) => `    ${userName.padEnd(6)}${about}`)
  .join('\n')}

  Ctrl-C ends all of it. (${ROOT})
`);

const first = await Promise.race([portal, storybook]);
await backend.close();
process.exit(first.code ?? 0);
