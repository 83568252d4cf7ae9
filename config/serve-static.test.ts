import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveStatic } from './serve-static.mjs';

const base = mkdtempSync(join(tmpdir(), 'portal-static-'));
const root = join(base, 'site');
mkdirSync(join(root, 'inner'), { recursive: true });
mkdirSync(join(base, 'site-secret'));
writeFileSync(join(root, 'index.html'), '<title>home</title>');
writeFileSync(join(root, 'inner', 'index.html'), 'inner');
writeFileSync(join(root, 'a b.js'), 'let a = 1;'.repeat(100));
writeFileSync(join(base, 'site-secret', 'key.txt'), 'secret');
writeFileSync(join(base, 'key.txt'), 'secret');

let plain: Awaited<ReturnType<typeof serveStatic>>;
let app: Awaited<ReturnType<typeof serveStatic>>;
beforeAll(async () => {
  plain = await serveStatic(root);
  app = await serveStatic(root, { fallback: true, gzip: true });
});
afterAll(async () => {
  await plain.close();
  await app.close();
  rmSync(base, { recursive: true });
});

/** Requests a path exactly as written: `fetch` would normalize it. */
function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: plain.port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('the static server', () => {
  it('serves files, with their type, and a folder by its index', async () => {
    const script = await fetch(`${plain.url}/a%20b.js?v=1`);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await (await fetch(`${plain.url}/inner/`)).text()).toBe('inner');
    expect(await (await fetch(plain.url)).text()).toContain('home');
  });

  it('answers with the 404.html of its folder what is not found', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-404-'));
    writeFileSync(join(folder, '404.html'), 'not here');
    const host = await serveStatic(folder);
    const answer = await fetch(`${host.url}/deep/link`);
    await host.close();
    rmSync(folder, { recursive: true });
    expect([answer.status, await answer.text()]).toEqual([404, 'not here']);
  });

  it('gives nothing outside its folder', async () => {
    const paths = [
      '/../key.txt',
      '/%2e%2e/key.txt',
      '/..%2fkey.txt',
      '/../site-secret/key.txt',
      '//etc/passwd',
      '/%00',
      '/%',
    ];
    expect(await Promise.all(paths.map(statusOf))).toEqual(paths.map(() => 404));
  });

  it('falls back to index.html for pages, not for files', async () => {
    expect(await (await fetch(`${app.url}/courses/7`)).text()).toContain('home');
    expect((await fetch(`${app.url}/lost.js`)).status).toBe(404);
    expect((await fetch(`${plain.url}/courses/7`)).status).toBe(404);
  });

  it('compresses text when asked to', async () => {
    const script = await fetch(`${app.url}/a%20b.js`);
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect(await script.text()).toContain('let a = 1;');
  });

  it('refuses to be written to', async () => {
    expect((await fetch(plain.url, { method: 'POST' })).status).toBe(405);
  });
});
