import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { styleAttributesToClasses } from './style-attributes.ts';

/**
 * Renders the app-shell placeholders, which the page shows until the code has loaded: with the real components, in every
 * language, with the styles they need.
 */
export async function prerenderScreens(): Promise<{ html: string; css: string }> {
  const outDir = new URL('../../.cache/prerender/', import.meta.url).pathname;
  await build({
    configFile: false,
    root: new URL('..', import.meta.url).pathname,
    logLevel: 'error',
    // React's production build, as in a deployment.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/boot/prerender.tsx',
      outDir,
      emptyOutDir: true,
      minify: false,
      copyPublicDir: false,
    },
  });
  const { prerender } = (await import(pathToFileURL(`${outDir}prerender.js`).href)) as {
    prerender: () => Promise<{ html: string; css: string }>;
  };
  const rendered = await prerender();
  await rm(outDir, { recursive: true });
  return styleAttributesToClasses(rendered);
}
