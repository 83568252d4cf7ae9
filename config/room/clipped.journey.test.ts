import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { readStories } from '../pictures/read-stories.mjs';
import { openStorybook, resetPage, takePictures } from '../pictures/visit.mjs';
import { PHONE } from '../pictures/variants.mjs';
import { ROOT } from '../processes.mjs';
import { test } from './room.ts';

/** Shows a story in the way that the test runner does. */
async function show(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (storyId) =>
      new Promise((shown) => {
        const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: ShownChannel })
          .__STORYBOOK_ADDONS_CHANNEL__;
        channel.on('storyFinished', shown);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
}

interface ShownChannel {
  on: (event: string, listener: (value: unknown) => void) => void;
  emit: (event: string, value: object) => void;
}

const story = readStories(join(ROOT, '.cache/storybook-static')).find(({ id }) => id === 'kit-button--primary');

test.for([
  ['as it is', 'body {}', []],
  [
    'in a column that is too narrow',
    '#storybook-root button { width: 56px; overflow: hidden; white-space: nowrap }',
    [/is cut by <button> .*\(zh 320, pseudo 320\)/],
  ],
  [
    'that is wider than the narrowest phone',
    '#storybook-root button { width: 380px }',
    [/The page is wider than the screen\. \(zh 320, pseudo 320\)/],
  ],
  [
    'whose words can hardly be read in the dark',
    '[data-appearance="dark"] #storybook-root button { color: #777; background: #666 }',
    [/^zh-dark: axe color-contrast/],
  ],
] as const)('a story %s', async ([, css, faults], { room, onTestFinished }) => {
  if (!story) throw new Error('The story of this test is gone: choose another one.');
  const home = process.cwd();
  process.chdir(mkdtempSync(join(tmpdir(), 'portal-clipped-')));
  onTestFinished(() => process.chdir(home));
  await room.page.setViewportSize(PHONE);
  await openStorybook(room.page, `${room.url}/`);
  await resetPage(room.page, { id: story.id, title: story.title });
  await show(room.page, story.id);
  await room.page.addStyleTag({ content: css });
  const found = await takePictures(room.page, story);
  expect(found).toHaveLength(faults.length);
  for (const [at, fault] of faults.entries()) expect(found[at]).toMatch(fault);
});
