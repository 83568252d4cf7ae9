import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Prerendered } from '../src/boot/prerender.tsx';
import { compilation } from './compilation.ts';
import { knownStyles } from './known-styles.ts';
import { styleAttributesToClasses } from './style-attributes.ts';

/** Separates the two pieces of HTML while they are one string. */
const BETWEEN = '<!---->';

/** The prerendered parts of the page: the templates that the first paint needs, the other templates, and the styles. */
type RenderedScreens = Pick<Prerendered, 'first' | 'later' | 'styles'>;

/**
 * Renders the app-shell placeholders, which the page shows until the code has loaded. They are rendered with the real
 * components, in every language, together with their styles.
 *
 * @param base path of the deployment, with a slash at its end
 */
export async function prerenderScreens(base: string): Promise<RenderedScreens> {
  const outDir = new URL('../../.cache/prerender/', import.meta.url).pathname;
  await build({
    configFile: false,
    ...compilation,
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
  const templates = rendered.first + BETWEEN + rendered.later;
  const styles = knownStyles(rendered.styles, templates + rendered.lateMarkup);
  const { html, css } = styleAttributesToClasses({ html: templates, css: styles.css });
  const [first = '', later = ''] = html.split(BETWEEN);
  return { first, later, styles: `<style>${css}</style>${styles.known}` };
}
