import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths, studentScreens } from '@portal/domain/screens';
import { helpInfoWires } from '@portal/mocks/fixtures';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { findNginx } from '../../config/nginx.mjs';
import { startCollector } from './collector.ts';
import { scaledTimeout } from './cpu-slowdown.ts';
import { startNginxPortal } from './nginx-portal.ts';
import { DESKTOP, dist, Portal, test as base } from './portal.ts';
import { examplePath, goWithin, navigate, PUBLIC, waitForPage } from './screens.ts';
import { untilQuiet } from './requests.ts';
import { signInAs, waitForCourses } from './steps.ts';
import { serveVendor } from './vendor-script.ts';

const nginx = findNginx();
if (!nginx) {
  if (process.env['GITHUB_ACTIONS']) throw new Error('There is no nginx and no package of it to unpack.');
  console.log('note: no nginx here and no package of it to unpack: the headers of a deployment are not tested.');
}

const PICTURE = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#369' } })
  .png()
  .toBuffer();

/** The settings of a deployment besides the portal itself; none by default. */
interface Vendors {
  config?: object;
  site?: object;
}

/** `served`: the portal on nginx; its `reports` are those of browsers about the content security policy. */
const test = base
  .extend('vendors', {} as Vendors)
  .extend('served', async ({ server, vendors: { config = {}, site = {} } }, { onCleanup }) => {
    if (!nginx) throw new Error('no nginx');
    const served = await startNginxPortal({
      nginx,
      dist,
      apiServer: server.url,
      config,
      site: { frames: [server.url], images: [server.url], ...site },
    });
    onCleanup(() => served.close());
    return served;
  })
  .extend('portal', async ({ browser, server, served }, { onCleanup }) => {
    server.backend.now = () => new Date();
    server.backend.reset();
    const frame = (name: string) => `${server.url}/school/frames/${name}.html`;
    server.backend.frames = { notifications: frame('notifications'), progress: frame('progress') };
    const portal = new Portal(browser, { ...server, url: served.url });
    portal.allowOrigin(server.url);
    onCleanup(() => portal.finish());
    return portal;
  });

test.skipIf(!nginx)(
  'every screen works with the headers of a deployment, and nothing is refused',
  { timeout: scaledTimeout(360_000) },
  async ({ portal, served }) => {
    const page = await portal.open();
    await page.goto(paths.login);
    // The app-shell placeholder has no link to the main app yet.
    await page.locator('a[href^="http"][href$="/Registration?isMobile=true"]').waitFor();
    for (const path of PUBLIC) await navigate(page, path);
    await navigate(page, paths.login);
    await signInAs(page, 'mei');
    await waitForCourses(page);
    await navigate(page, paths.profile);
    for (const id of studentScreens) await navigate(page, examplePath(id));
    // The cropper has styles of its own.
    await navigate(page, paths.profile);
    await page.locator('input[type=file]').setInputFiles({ name: 'mei.png', mimeType: 'image/png', buffer: PICTURE });
    const cropArea = page.getByRole('group', { name: 'Picture crop area' });
    await cropArea.waitFor();
    expect(await cropArea.evaluate((element) => getComputedStyle(element).position)).toBe('absolute');
    // Also as a new document from the server.
    for (const id of ['dashboard', 'profile'] as const) {
      await page.goto(examplePath(id));
      await waitForPage(page, examplePath(id));
    }
    expect(served.reports).toEqual([]);
    // Proves that the policy is active: without one, there would be no reports, either.
    portal.allow(/TrustedHTML/);
    portal.allowOrigin(served.reportUrl);
    const refused = await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<b></b>';
        return false;
      } catch {
        return true;
      }
    });
    expect(refused).toBe(true);
    await expect.poll(() => served.reports.length).toBe(1);
  },
);

/** Vendor scripts that load a second one by its plain URL, like the real ones. */
const LOADER = (second: string) =>
  `document.head.append(Object.assign(document.createElement('script'), { src: '${second}' }))`;
const SCRIPTS: Record<string, string> = {
  'https://www.google.com/recaptcha/api.js': LOADER('https://www.gstatic.com/recaptcha/releases/1/en.js'),
  'https://www.gstatic.com/recaptcha/releases/1/en.js':
    'window.grecaptcha = { render: (into) => (into.append("Not a robot"), 0), reset() {} }; portalRecaptchaReady();',
  'https://www.googletagmanager.com/gtag/js': LOADER('https://www.googletagmanager.com/gtag/destination'),
  'https://www.googletagmanager.com/gtag/destination': 'window.counted = true;',
  'https://widget.chat.example/widget.js':
    'document.body.append(Object.assign(document.createElement("aside"), { textContent: "Ask us" }), Object.assign(document.createElement("style"), { textContent: "aside { order: 7 }" }));',
};

const CONFIG = { chatScriptHosts: ['widget.chat.example'], analytics: { enabled: true, ga4Id: 'G-1A' } };

/** `collector`: the server that receives the portal's reports. */
const withVendors = test
  .extend('collector', async ({}, { onCleanup }) => {
    const collector = await startCollector();
    onCleanup(() => collector.close());
    return collector;
  })
  .extend('vendors', ({ collector }) => ({
    config: { ...CONFIG, reports: { url: collector.url } },
    site: { captcha: true, payments: true },
  }));

withVendors.skipIf(!nginx)(
  'vendors that are configured load their scripts, the portal reports how fast it is, and nothing is refused',
  async ({ portal, served, vendors, collector }) => {
    Object.assign(portal.backend.setting, { CaptchaPublicKey: 'site-key' });
    portal.backend.help = helpInfoWires.chat;
    const page = await portal.openSignedIn('mei', DESKTOP);
    for (const url of [...Object.keys(SCRIPTS), 'https://js.stripe.com/', collector.url]) portal.allowOrigin(url);
    await page.route('**/config.json', (route) => route.fulfill({ json: vendors.config }));
    for (const [url, body] of Object.entries(SCRIPTS)) {
      await page.route(`${url}*`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    }
    await serveVendor(page);

    await page.goto(paths.profile);
    await page.waitForFunction(() => 'counted' in window);
    await page.getByRole('button', { name: 'Add card' }).click();
    await page.frameLocator('iframe[title="cardNumber"]').getByLabel('cardNumber').waitFor();
    await goWithin(page, paths.helpTopics);
    const chat = page.getByText('Ask us');
    await chat.waitFor();
    expect(await chat.evaluate((element) => getComputedStyle(element).order)).toBe('7');
    // Waits until the code of the reports has loaded, too.
    await untilQuiet(page);
    await goWithin(page, paths.forgotPassword);
    await page.getByText('Not a robot').waitFor();
    // The report is sent when the page is left.
    await page.goto('about:blank');
    await expect.poll(() => collector.reports.filter((one) => one.includes('"TTFB"')).length).toBe(1);
    expect(served.reports).toEqual([]);
  },
);

describe.skipIf(!nginx)('nginx', () => {
  const index = readFileSync(join(dist, 'index.html'), 'utf8');
  const asset = /src="(\/assets\/[^"]+\.js)"/.exec(index)?.[1] ?? '';
  const large = /"(\/assets\/core-[^"]+\.js)"/.exec(index)?.[1] ?? '';

  test('answers each path with its status, type and caching, and with the headers of a deployment', async ({
    served,
  }) => {
    for (const [path, status, type, caching] of [
      ['/', 200, 'text/html', 'no-store'],
      ['/MyCourse/7', 200, 'text/html', 'no-store'],
      ['/ProceedLogin/a.b.c', 200, 'text/html', 'no-store'],
      ['/config.json', 200, 'application/json', 'no-store'],
      ['/health.json', 200, 'application/json', 'no-store'],
      ['/icon.svg', 200, 'image/svg+xml', 'public, max-age=3600'],
      [asset, 200, 'application/javascript', 'public, max-age=31536000, immutable'],
      ['/assets/gone-1.js', 404, 'text/html', 'no-store'],
      ['/index.html.map', 404, 'text/html', 'no-store'],
      ['/assets/../../nginx.conf', 200, 'text/html', 'no-store'],
    ] as const) {
      const answer = await fetch(served.url + path);
      const { headers } = answer;
      const what = [answer.status, headers.get('content-type')?.split(';')[0], headers.get('cache-control')];
      expect(what, path).toEqual([status, type, caching]);
      // On errors, too.
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('strict-transport-security'), path).toBe('max-age=63072000');
      expect(headers.get('referrer-policy'), path).toBe('strict-origin');
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin-allow-popups');
      expect(headers.get('permissions-policy'), path).toContain('camera=()');
      expect(headers.has('content-security-policy'), path).toBe(type === 'text/html');
      expect(headers.get('server'), path).toBe('nginx');
    }
  });

  test.for(['br', 'gzip'])('sends what the build has compressed with %s', async (encoding, { served }) => {
    if (encoding === 'br' && nginx?.modules.length === 0) return;
    for (const path of ['/', '/MyCourseList', large]) {
      const { headers } = await fetch(served.url + path, { headers: { 'Accept-Encoding': encoding } });
      expect([path, headers.get('content-encoding'), headers.get('vary')]).toEqual([path, encoding, 'Accept-Encoding']);
    }
  });

  test('passes calls on, leaves their caching alone, and keeps tokens out of its log', async ({ served }) => {
    const call = await fetch(`${served.url}/api/Setting/GetAppSetting`, { method: 'POST', body: '{}' });
    // The backend's own header, and no second one.
    expect([call.status, call.headers.get('cache-control')]).toEqual([200, 'no-store']);
    for (const path of [
      '/ProceedLogin/secret-1',
      '/forgotpassword/resetpassword/secret-2',
      '/?token=secret-3',
      '/Event',
    ]) {
      await fetch(served.url + path, { headers: { Referer: 'https://school.example/?secret-4' } });
    }
    await expect.poll(() => served.log()).toContain('GET /Event');
    expect(served.log()).not.toContain('secret');
  });

  test('says which version is served, as the page does', async ({ served }) => {
    const health = (await (await fetch(`${served.url}/health.json`)).json()) as { status: string; version: string };
    expect(health.status).toBe('ok');
    expect(index).toContain(`<meta name="version" content="${health.version}">`);
  });
});
