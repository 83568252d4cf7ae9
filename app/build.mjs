// Builds the portal: `node app/build.mjs` makes app/dist, plain static files for any server with a fallback to
// index.html; `node app/build.mjs demo [base]` makes app/dist-demo, with the mock backend in a service worker.
import { appendFile, copyFile, cp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { build } from 'vite';
import { scriptsWithoutHint } from './build/compile-hint.ts';
import { writeCompressedFiles } from './build/compressed-files.ts';
import { findSourceMaps } from './build/source-maps.ts';
import { preloadLinks } from './build/preload-links.ts';

const [kind = 'portal', base = '/'] = process.argv.slice(2);
const demo = kind === 'demo';
const here = import.meta.dirname;
const outDir = demo ? 'dist-demo' : 'dist';

await build({
  configFile: `${here}/vite.config.ts`,
  base,
  ...(demo ? { mode: 'demo' } : {}),
  build: { outDir },
  ...(demo ? { plugins: [demoEntry()] } : {}),
});
const unhinted = await scriptsWithoutHint(`${here}/${outDir}/assets`);
if (unhinted.length > 0) throw new Error(`The compile hint is not the first line of ${unhinted.join(', ')}.`);
// Vite writes the notices of the packages whose code is bundled, which the typeface is not.
const typeface = '@fontsource-variable/atkinson-hyperlegible-next';
const fromUi = createRequire(`${here}/../packages/ui/package.json`);
const manifest = JSON.parse(await readFile(fromUi.resolve(`${typeface}/package.json`), 'utf8'));
const heading = `## ${typeface} - ${manifest.version} (${manifest.license})`;
const license = await readFile(fromUi.resolve(`${typeface}/LICENSE`), 'utf8');
await appendFile(`${here}/${outDir}/third-party-notices.txt`, `\n${heading}\n\n${license}`);
if (demo) {
  const worker = createRequire(`${here}/package.json`).resolve('msw/mockServiceWorker.js');
  await copyFile(worker, `${here}/dist-demo/mockServiceWorker.js`);
  // Static hosts respond with 404.html where a URL is not that of a file, as the portal's own URLs are not.
  await copyFile(`${here}/dist-demo/index.html`, `${here}/dist-demo/404.html`);
  // A service worker does not answer navigations, not even those of a frame, so the framed pages are files.
  await cp(`${here}/../mocks/frames`, `${here}/dist-demo/school/frames`, { recursive: true });
} else {
  const maps = await findSourceMaps(`${here}/${outDir}`);
  if (maps.length > 0) throw new Error(`Source maps are not deployed: ${maps.join(', ')}.`);
  const html = await readFile(`${here}/${outDir}/index.html`, 'utf8');
  await writeFile(`${here}/${outDir}/preload-links.txt`, preloadLinks(html));
  await writeCompressedFiles(`${here}/${outDir}`);
}

/** Replaces the entry: the demo's starts the mock backend before the portal. */
function demoEntry() {
  return {
    name: 'demo-entry',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/src/entry.ts', '/src/entry-demo.ts') },
  };
}
