import { expect, test } from 'vitest';
import { baseOf, deploymentFiles } from './deployment-files.ts';
import { readSiteSettings } from './site-settings.ts';

const htmlOf = (base: string) =>
  `<html><head><script>boot()</script><script type="module" crossorigin src="${base}assets/index-1.js"></script></head></html>`;

function filesOf({
  base = '/',
  config = {},
  site = {},
  brotli = true,
}: { base?: string; config?: object; site?: object; brotli?: boolean } = {}) {
  return deploymentFiles({
    html: htmlOf(base),
    preloadLinks: `Link: <${base}assets/a.js>; rel=modulepreload\n`,
    config,
    site: readSiteSettings({ origin: 'https://portal.example', ...site }),
    root: '/srv/portal',
    brotli,
  });
}

/** The headers that a static host would send for an address; of rules with the same header, all. */
function sentBy(headers: string, path: string): string[] {
  const rules = headers
    .split('\n\n')
    .slice(1)
    .map((block) => block.trim().split('\n'));
  return rules
    .filter(([pattern = '']) => new RegExp(`^${pattern.replace('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`).test(path))
    .flatMap(([, ...lines]) => lines.map((line) => line.trim()));
}
const cachingOf = (headers: string, path: string) =>
  sentBy(headers, path).filter((line) => line.startsWith('Cache-Control'));

test('both servers get the same policy', () => {
  const { 'portal.conf': nginx, _headers } = filesOf();
  const policy = /Content-Security-Policy: (.*)/.exec(_headers)?.[1] ?? expect.fail('no policy');
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(nginx).toContain(`"${policy}"`);
});

test.each([
  ['/', ['Cache-Control: no-store']],
  ['/config.json', ['Cache-Control: no-store']],
  ['/health.json', ['Cache-Control: no-store']],
  ['/MyCourseList', ['Cache-Control: no-store']],
  ['/MyCourse/7', ['Cache-Control: no-store']],
  ['/assets/a.js', ['Cache-Control: public, max-age=31536000, immutable']],
  ['/icon.svg', []],
])('a static host says once, if at all, how long to keep %s', (path, expected) => {
  expect(cachingOf(filesOf()._headers, path)).toEqual(expected);
});

test('below a path, everything is below it', () => {
  const { _headers, _redirects, 'portal.conf': nginx } = filesOf({ base: '/study/portal/' });
  expect(cachingOf(_headers, '/study/portal/MyCourse/7')).toEqual(['Cache-Control: no-store']);
  expect(sentBy(_headers, '/elsewhere')).toEqual([]);
  expect(_redirects).toContain('\n/study/portal/* /study/portal/index.html 200\n');
  expect(nginx).toContain('location /study/portal/ { try_files $uri /study/portal/index.html; }');
  expect(nginx).toContain('location /study/portal/assets/ { try_files $uri =404; }');
});

test.each([
  ['a path', { apiBase: '/school/api' }, 'location /school/api/ {'],
  ['another origin', { apiBase: 'https://api.example' }, null],
])('calls to %s: what nginx passes on', (_name, config, expected) => {
  const { 'portal.conf': nginx } = filesOf({ config, site: { apiServer: 'http://127.0.0.1:81' } });
  if (expected === null) expect(nginx).not.toContain('proxy_pass');
  else expect(nginx).toContain(expected);
});

test('without its module nginx is not told of brotli', () => {
  expect(filesOf()['portal.conf']).toContain('brotli_static on;');
  expect(filesOf({ brotli: false })['portal.conf']).not.toContain('brotli');
});

test('a policy can be tried without refusing anything', () => {
  const { _headers } = filesOf({ site: { reportOnly: true } });
  expect(_headers).toContain('Content-Security-Policy-Report-Only: ');
  expect(_headers).not.toContain('Content-Security-Policy: ');
});

// With a provider too: students are sent there in the same window, and no popup has to find its opener.
test.each(['password', 'idp'])('with sign-in by %s, only windows that the portal opens know it', (authMode) => {
  const config = { authMode, idp: { authority: 'https://login.example', clientId: 'c' } };
  expect(filesOf({ config })._headers).toContain('Cross-Origin-Opener-Policy: same-origin-allow-popups\n');
});

test.each([
  [{}, 'fullscreen=(self)', 'payment=()'],
  [
    { videos: ['youtube'], payments: true },
    'fullscreen=(self "https://www.youtube.com")',
    'payment=(self "https://js.stripe.com")',
  ],
])('of the device, frames may use what is configured: %j', (site, ...expected) => {
  for (const one of [...expected, 'camera=()', 'microphone=()', 'geolocation=()']) {
    expect(filesOf({ site })._headers).toContain(one);
  }
});

test('a policy that is too long for nginx is refused while it is written', () => {
  const frames = Array.from({ length: 200 }, (_, at) => `https://frame-${at}.school.example`);
  expect(() => filesOf({ site: { frames } })).toThrow('nginx takes 4000 bytes a header');
});

test('a page that is no build is refused', () => {
  expect(() => baseOf('<html></html>')).toThrow('is it a build?');
});
