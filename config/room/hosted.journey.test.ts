import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { serveStatic } from '../serve-static.mjs';
import { STORYBOOK } from './serve.ts';
import { test } from './room.ts';

test('the Storybook works from a sub-path of any server', async ({ room, onTestFinished }) => {
  const root = mkdtempSync(join(tmpdir(), 'portal-hosted-'));
  mkdirSync(join(root, 'team'));
  symlinkSync(STORYBOOK, join(root, 'team/room'));
  const server = await serveStatic(root);
  onTestFinished(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });
  const { page, canvas } = room;

  await page.goto(`${server.url}/team/room/?path=/docs/start-here-states--docs&find=Sign%20in%20to`);
  // The mock backend, the pictures and the links are below the sub-path too.
  const flow = canvas.getByRole('link', { name: /Sign In To Course List/ });
  await canvas.getByLabel('Part', { exact: true }).selectOption('Flows');
  await canvas.getByRole('searchbox', { name: 'Find' }).fill('asks to sign in');
  await flow.click();
  await expect.poll(() => page.url()).toContain('/team/room/?path=/story/flows-sign-in-to-courses');
  await canvas.getByRole('heading', { name: /Mei/ }).waitFor();
});
