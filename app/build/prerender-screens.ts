import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Prerendered } from '../src/boot/prerender.tsx';
import { styleAttributesToClasses } from './style-attributes.ts';

/** Stands between two pieces of HTML. */
const BETWEEN = '<!---->';

/**
 * Renders the app-shell placeholders, which the page shows until the code has loaded: with the real components, in every
 * language, with the styles they need.
 *
 * @param base path of the deployment, with a slash at its end
 */
export async function prerenderScreens(base: string): Promise<Prerendered> {
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
    prerender: (base: string) => Promise<Prerendered>;
  };
  const rendered = await prerender(base);
  await rm(outDir, { recursive: true });
  const { html, css } = styleAttributesToClasses({
    html: rendered.first + BETWEEN + rendered.later,
    css: rendered.css,
  });
  const [first = '', later = ''] = html.split(BETWEEN);
  return { first, later, css };
}
