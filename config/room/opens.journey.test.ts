import { expect } from 'vitest';
import { test } from './room.ts';

test('a link to a story opens it in the language of the link, at the size of a phone, with the panel beside it', async ({
  room,
}) => {
  await room.goto({ story: 'screens-live-classes--upcoming', globals: { language: 'zh' } });
  await expect.poll(() => room.canvas.locator('html').getAttribute('lang')).toBe('zh-CN');
  const frame = room.page.locator('#storybook-preview-iframe');
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(390);
  const panel = await room.page.locator('#storybook-panel-root').boundingBox();
  expect(panel?.height).toBeGreaterThan(700);
});
