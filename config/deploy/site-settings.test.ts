import { expect, test } from 'vitest';
import deployed from '../../deploy/site.json' with { type: 'json' };
import { readSiteSettings } from './site-settings.ts';

const origin = 'https://portal.example';

test('the settings of the repository allow nothing of others', () => {
  expect(readSiteSettings(deployed)).toMatchObject({
    captcha: false,
    payments: false,
    analytics: false,
    videos: [],
    frames: [],
  });
});

test.each<[string, object]>([
  ['captcah', { captcah: true }],
  ['captcha', { captcha: 'yes' }],
  ['origin', { origin: 'portal.example' }],
  ['origin', { origin: 'http://portal.example' }],
  ['origin', { origin: `${origin}/portal` }],
  ['frames.0', { frames: ['https://*.example'] }],
  ['frames.0', { frames: ['*'] }],
  ['media.1', { media: [origin, "https://m.example; script-src 'unsafe-eval'"] }],
  ['videos.0', { videos: ['vimeo'] }],
  ['chat.scripts', { chat: { scripts: [] } }],
  ['chat.trustedTypes.0', { chat: { trustedTypes: ["'allow-duplicates'"] } }],
  ['chat.trustedTypes.0', { chat: { trustedTypes: ['*'] } }],
  ['report', { report: '/a; script-src *' }],
  ['listen', { listen: '80; root /' }],
  ['apiServer', { apiServer: 'http://a/; return 200' }],
])('a mistake is refused with the name of its key: %s', (key, mistake) => {
  expect(() => readSiteSettings({ origin, ...mistake })).toThrow(new RegExp(`^${key}: `, 'm'));
});

test.each([[null], [[]], ['x'], [{}]])('%j is none', (sent) => {
  expect(() => readSiteSettings(sent)).toThrow('cannot be used');
});
