import { expect, test } from 'vitest';
import { suggestedZone } from './zone.ts';

const zones = ['Australia/Sydney', 'Australia/Melbourne', 'Asia/Shanghai'].map((value) => ({ value, label: value }));
const NOW = new Date('2026-11-18T00:00:00Z');

test.each([
  ['a device in another zone', 'Asia/Shanghai', 'Australia/Sydney', 'Asia/Shanghai'],
  ['no zone is chosen', 'Asia/Shanghai', '', 'Asia/Shanghai'],
  ['the same zone', 'Australia/Sydney', 'Australia/Sydney', null],
  ['another zone with the same time', 'Australia/Melbourne', 'Australia/Sydney', null],
  ['a zone that the school does not offer', 'Europe/Paris', 'Australia/Sydney', null],
  ['a chosen zone that nobody knows', 'Asia/Shanghai', 'Moon/Base', 'Asia/Shanghai'],
])('%s', (_name, device, chosen, expected) => {
  expect(suggestedZone(device, chosen, zones, NOW)?.value ?? null).toBe(expected);
});
