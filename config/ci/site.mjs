// @ts-check
/**
 * Assembles the published site from the built Storybook, the built demo and a page with links to both.
 * `node config/ci/site.mjs <folder>`
 */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

const ROOT = resolve(import.meta.dirname, '../..');
const site = resolve(process.argv[2] ?? 'reports/site');

rmSync(site, { recursive: true, force: true });
mkdirSync(site, { recursive: true });
cpSync(join(ROOT, 'storybook-static'), join(site, 'storybook'), { recursive: true });
cpSync(join(ROOT, 'app/dist-demo'), join(site, 'demo'), { recursive: true });
// A static host serves one page for all unknown paths: the demo's, whose routes are not files.
const notFound = ['404.html', 'index.html'].map((file) => join(site, 'demo', file)).find((file) => existsSync(file));
if (!notFound) throw new Error('There is no page in app/dist-demo: run "npm run build:demo" first.');
cpSync(notFound, join(site, '404.html'));
writeFileSync(
  join(site, 'index.html'),
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Student portal</title><meta name="viewport" content="width=device-width">
<style>body { font: 18px/1.6 system-ui, sans-serif; max-width: 40rem; margin: 15vh auto; padding: 0 24px; color-scheme: light dark }</style>
</head><body><h1>Student portal</h1>
<ul>
<li><a href="storybook/">Storybook</a>: every screen in every state, for review</li>
<li><a href="demo/">Demo</a>: the whole portal, with a school of its own in the browser</li>
</ul></body></html>
`,
);
console.log(`${site} is ready.`);
