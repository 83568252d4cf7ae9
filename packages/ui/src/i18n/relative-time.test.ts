import { expect, test } from 'vitest';
import { timeAgo } from './relative-time.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const MINUTE = 60_000;

test.each([
  [0, 'just now', '刚刚'],
  [-5 * MINUTE, 'just now', '刚刚'],
  [MINUTE, '1 minute ago', '1 分钟前'],
  [59.9 * MINUTE, '59 minutes ago', '59 分钟前'],
  [60 * MINUTE, '1 hour ago', '1 小时前'],
  [23.9 * 60 * MINUTE, '23 hours ago', '23 小时前'],
  [24 * 60 * MINUTE, '1 day ago', '1 天前'],
  [3 * 24 * 60 * MINUTE, '3 days ago', '3 天前'],
])('%d ms: %s, %s', (age, en, zh) => {
  expect(timeAgo('en', NOW - age, NOW)).toBe(en);
  expect(timeAgo('zh', NOW - age, NOW)).toBe(zh);
});
