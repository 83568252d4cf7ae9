import { expect } from 'vitest';
import { test } from './room.ts';

test('a link to a story opens it in the language of the link', async ({ room }) => {
  await room.goto({ story: 'screens-live-classes--upcoming', globals: { language: 'zh' } });
  await expect.poll(() => room.canvas.locator('html').getAttribute('lang')).toBe('zh-CN');
});
