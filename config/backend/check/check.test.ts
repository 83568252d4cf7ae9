import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { startMockServer, type MockServer } from '@portal/mocks/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOpenApi } from '../openapi/file.ts';

const SCRIPT = join(import.meta.dirname, 'check.ts');
let server: MockServer;
beforeAll(async () => {
  server = await startMockServer({});
});
afterAll(() => server.close());

/** Runs the command, without a terminal. */
const run = (password: string) =>
  new Promise<{ code: unknown; output: string }>((done) => {
    const child = execFile(
      process.execPath,
      [SCRIPT, '--api', `${server.url}/api`, '--user', 'mei'],
      { env: { ...process.env, PORTAL_CHECK_PASSWORD: password } },
      (error, out, err) => done({ code: error ? error.code : 0, output: out + err }),
    );
    child.stdin?.end();
  });

test('what does not keep the contract ends the command with 1, after a summary', async () => {
  const { code, output } = await run('not-the-password');
  expect(code).toBe(1);
  expect(output).toContain('refused      Account/Login');
  expect(output).toContain(`${Object.keys(readOpenApi().paths).length} calls: 5 keep the contract`);
  expect(output).not.toContain('not-the-password');
});

test('a command that cannot run ends with 2, and says why', async () => {
  expect(await run('')).toEqual({
    code: 2,
    output: 'Set PORTAL_CHECK_PASSWORD: there is no terminal to ask for the password.\n',
  });
});
