import { readRuntimeConfig } from '@portal/domain/settings';
import { describe, expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';
import { readSiteSettings } from './site-settings.ts';

const ORIGIN = 'https://portal.example';
const HASHES = { scripts: ["'sha256-c2NyaXB0'"], styles: ["'sha256-c3R5bGU='"] };
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

function policyOf(config: object = {}, site: object = {}): string {
  return contentPolicy(readRuntimeConfig(config, ORIGIN), readSiteSettings({ origin: ORIGIN, ...site }), HASHES);
}

/** The sources by directive. */
function directives(config: object = {}, site: object = {}): Record<string, string[]> {
  return Object.fromEntries(
    policyOf(config, site)
      .split('; ')
      .map((one) => one.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

const PLAIN = {
  'default-src': ["'self'"],
  'script-src': ["'self'", ...HASHES.scripts],
  'style-src': ["'self'", ...HASHES.styles, EMPTY],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'media-src': ["'self'"],
  'frame-src': ["'self'"],
  'worker-src': ["'none'"],
  'manifest-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['dompurify'],
};

test('a portal that needs nothing of others allows nothing of others', () => {
  expect(directives()).toEqual(PLAIN);
});

/** What each setting adds to the plain policy, and nothing else. */
describe('a policy has more only where it is configured', () => {
  const identity = ['https://login.example', 'https://b2c.example'];
  test.each<[string, object, object, Record<string, string[]>]>([
    [
      'an API at another origin',
      { apiBase: 'https://api.example/v1' },
      {},
      {
        'img-src': ['https://api.example'],
        'connect-src': ['https://api.example'],
        'media-src': ['https://api.example'],
      },
    ],
    ['a main app', { mainAppUrl: 'https://main.example/app' }, {}, { 'img-src': ['https://main.example'] }],
    ['a main app of its own origin', { mainAppUrl: `${ORIGIN}/main` }, {}, {}],
    [
      'frames that are heard',
      { allowedFrameOrigins: ['https://f.example:81'] },
      {},
      { 'frame-src': ['https://f.example:81'] },
    ],
    ['other frames', {}, { frames: ['https://f.example'] }, { 'frame-src': ['https://f.example'] }],
    ['pictures', {}, { images: ['https://cdn.example'] }, { 'img-src': ['https://cdn.example'] }],
    ['hosted videos', {}, { media: ['https://cdn.example'] }, { 'media-src': ['https://cdn.example'] }],
    [
      'reports',
      { reports: { url: 'https://reports.example/portal' } },
      {},
      { 'connect-src': ['https://reports.example'] },
    ],
    ['reports to its own origin', { reports: { url: '/reports' } }, {}, {}],
    ['reports of no page load', { reports: { url: 'https://reports.example', sampleRate: 0 } }, {}, {}],
    ['files', {}, { files: ['https://cdn.example'] }, { 'connect-src': ['https://cdn.example'] }],
    [
      'videos of two providers',
      {},
      { videos: ['youtube', 'wistia'] },
      { 'frame-src': ['https://www.youtube.com', 'https://fast.wistia.net'] },
    ],
    ['videos of the third', {}, { videos: ['spotlightr'] }, { 'frame-src': ['https://videos.cdn.spotlightr.com'] }],
    [
      'an identity provider',
      {
        authMode: 'b2c',
        b2c: { authority: 'https://login.example/a', clientId: 'c', knownAuthorities: ['b2c.example'] },
      },
      {},
      { 'connect-src': identity, 'frame-src': identity, 'frame-ancestors': ["'self'"] },
    ],
    ['a provider without its id', { authMode: 'idp', idp: { authority: 'https://login.example' } }, {}, {}],
    [
      'a captcha',
      {},
      { captcha: true },
      {
        'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
        'connect-src': ['https://www.google.com/recaptcha/'],
        'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
        'trusted-types': ['default', 'recaptcha', 'goog#html'],
      },
    ],
    ...[
      [{ analytics: { enabled: true, ga4Id: 'G-1' } }, {}] as const,
      // The school's own setting.
      [{}, { analytics: true }] as const,
    ].map(([config, site]): [string, object, object, Record<string, string[]>] => [
      'analytics',
      config,
      site,
      {
        'script-src': ['https://www.googletagmanager.com'],
        'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
        'connect-src': [
          'https://www.googletagmanager.com',
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
        ],
        'trusted-types': ['default', 'goog#html'],
      },
    ]),
    ['analytics that are off', { analytics: { enabled: false, ga4Id: 'G-1' } }, {}, {}],
    [
      'payments',
      {},
      { payments: true },
      {
        'script-src': ['https://js.stripe.com'],
        'connect-src': ['https://api.stripe.com'],
        'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com'],
        'trusted-types': ['default'],
      },
    ],
    ['a chat’s origins without its script', {}, { chat: { connect: ['https://chat.example'] } }, {}],
    ['reports', {}, { report: '/reports' }, { 'report-uri': ['/reports'] }],
  ])('%s', (_name, config, site, more) => {
    const expected = Object.entries(more).map(([name, sources]) => {
      const plain = PLAIN[name as keyof typeof PLAIN] as string[] | undefined;
      return [name, plain?.[0] === "'none'" ? sources : [...(plain ?? []), ...sources]];
    });
    expect(directives(config, site)).toEqual({ ...PLAIN, ...Object.fromEntries(expected) });
  });

  test('a chat, whose styles are written into the page', () => {
    const chat = {
      connect: ['https://api.chat.example'],
      frames: ['https://frame.chat.example'],
      images: ['https://img.chat.example'],
      styles: ['https://css.chat.example'],
      trustedTypes: ['chat#html'],
    };
    expect(directives({ chatScriptHosts: ['widget.chat.example:8443'] }, { chat })).toEqual({
      ...PLAIN,
      'script-src': [...PLAIN['script-src'], 'https://widget.chat.example:8443'],
      'style-src': ["'self'", 'https://css.chat.example', "'unsafe-inline'"],
      'img-src': [...PLAIN['img-src'], 'https://img.chat.example'],
      'connect-src': ["'self'", 'https://api.chat.example'],
      'frame-src': ["'self'", 'https://frame.chat.example'],
      'trusted-types': ['dompurify', 'default', 'chat#html'],
    });
  });
});

test('with everything at once, no script is unsafe, and only Google Analytics has a star', () => {
  const config = { chatScriptHosts: ['widget.chat.example'], analytics: { enabled: true, ga4Id: 'G-1' } };
  const all = directives(config, { captcha: true, payments: true, videos: ['youtube'] });
  expect(all['script-src']?.join(' ')).not.toMatch(/unsafe|\*|data:|blob:|\shttps:(\s|$)/);
  const stars = Object.values(all)
    .flat()
    .filter((source) => source.includes('*'));
  expect(new Set(stars)).toEqual(new Set(['https://*.google-analytics.com', 'https://*.analytics.google.com']));
  expect(new Set(all['trusted-types']).size).toBe(all['trusted-types']?.length);
});

test.each([
  'https://f.example;script-src',
  'https://f.example,x',
  'https://f.example"',
  'https://$host',
  "https://'x'",
])('an origin of config.json that would write a directive or a keyword of its own is refused: %s', (origin) => {
  expect(() => policyOf({ allowedFrameOrigins: [origin] })).toThrow('frame-src cannot have the source');
});

test('a host of a chat that is none is left out', () => {
  expect(directives({ chatScriptHosts: ['*', 'a b', "'unsafe-eval'", 'x;y', ''] })).toEqual(PLAIN);
});
