import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect } from 'vitest';
import { readStories } from '../pictures/read-stories.mjs';
import { expectedPictures, pictureName } from '../pictures/variants.mjs';
import { BIN, ROOT } from '../processes.mjs';
import { startChromatic } from './chromatic-stand-in.ts';
import { test } from './room.ts';

const STORYBOOK = '.cache/storybook-static';

test('Chromatic takes the pictures that are accepted here, no other ones', async ({ room }) => {
  await room.page.goto(`${room.url}/iframe.html?viewMode=story`);
  await room.page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  const modes = await room.page.evaluate(async () => {
    type Prepared = { id: string; parameters: { chromatic?: { modes?: object; disableSnapshot?: boolean } } };
    type Preview = { ready(): Promise<void>; extract(): Promise<Record<string, Prepared>> };
    const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
    await preview.ready();
    return Object.values(await preview.extract()).map(({ id, parameters: { chromatic } }) => ({
      id,
      // Chromatic takes a story without modes once.
      names: chromatic?.disableSnapshot ? [] : Object.keys(chromatic?.modes ?? { one: true }),
    }));
  });
  const taken = modes.flatMap(({ id, names }) => names.map((name) => pictureName(id, name)));
  expect(new Set(taken)).toEqual(expectedPictures(readStories(join(ROOT, STORYBOOK))));
});

test('the client of Chromatic hands over the Storybook, and says that nothing has changed', async ({
  onTestFinished,
}) => {
  const chromatic = await startChromatic();
  onTestFinished(chromatic.close);
  const client = spawn(join(BIN, 'chromatic'), ['--storybook-build-dir', STORYBOOK, '--no-interactive'], {
    cwd: ROOT,
    env: {
      ...process.env,
      // Nothing is sent to other machines.
      CHROMATIC_INDEX_URL: chromatic.url,
      CHROMATIC_DISABLE_TELEMETRY: 'true',
      DISABLE_ERROR_MONITORING: 'true',
      CHROMATIC_PROJECT_TOKEN: 'chpt_of_the_stand_in',
      CHROMATIC_POLL_INTERVAL: '10',
      CI: '1',
    },
  });
  onTestFinished(() => void client.kill());
  let output = '';
  client.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  client.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise((resolve) => client.once('close', resolve));

  expect(output).toContain('No changes were found in this build.');
  expect(code).toBe(0);
  const { announced, uploaded } = chromatic.received;
  expect(announced).toEqual(expect.arrayContaining(['iframe.html', 'index.json']));
  expect(uploaded.toSorted()).toEqual(announced.toSorted());
  const assets = readdirSync(join(ROOT, STORYBOOK, 'assets')).map((name) => ['assets', name].join('/'));
  expect(uploaded.map((name) => name.replaceAll(sep, '/'))).toEqual(expect.arrayContaining(assets));
});
