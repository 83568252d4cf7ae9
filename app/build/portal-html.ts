import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { screens, type ScreenId } from '@portal/domain/screens';
import type { Plugin, Rollup } from 'vite';
import { LANGUAGES, type Language } from '../../packages/ui/src/i18n/languages.ts';
import { bootScript } from './boot-script.ts';
import { chunkWith, closureOf } from './chunk-graph.ts';
import { firstScreens, notices, panels } from './first-screens.ts';
import { screenKey, type PreloadManifest } from '../src/boot/preload-manifest.ts';
import { readRoutes } from '../../config/size/routes.mjs';
import { prerenderScreens } from './prerender-screens.ts';

/** Returns the file of a namespace in each language, keyed by its name in the manifest. */
const ofLanguages = (nameOf: (language: Language) => string, namespace: string): Record<string, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [nameOf(language), `ui/src/i18n/${language}/${namespace}.json`]));

/**
 * The modules whose files the boot script preloads, keyed by their name in the manifest: a screen, a language, or both.
 */
const PRELOADED_MODULES: Record<string, string> = {
  ...firstScreens,
  ...ofLanguages((language) => language, 'common'),
  ...ofLanguages((language) => `signIn-${language}`, 'session'),
  ...notices,
  // All panels are in one file, so one of their modules identifies it.
  panels: panels[0] ?? '',
  ...ofLanguages((language) => `calendar-${language}`, 'calendar'),
  ...ofLanguages((language) => `banners-${language}`, 'shell-banners'),
  ...ofLanguages((language) => `email-${language}`, 'dashboard-email'),
};

/** The chunk of `chunks.ts` with the packages that every page needs: the boot script preloads it after the others. */
const PACKAGES = 'core';

/** Fills the placeholder. It stands after the last template, when all parts are in the document. */
const FILL = '<script>window.browserTooOld||portalBoot.fillPlaceholder()</script>';

/** Reads old-browser.js and removes its comments. It is not compiled, since a compiler would emit newer JavaScript. */
async function oldBrowserScript(): Promise<string> {
  const source = await readFile(new URL('../src/boot/old-browser.js', import.meta.url), 'utf8');
  return source
    .replaceAll(/\/\*[^]*?\*\/|^ *\/\/.*$/gm, '')
    .replaceAll(/\n\s*/g, '\n')
    .trim();
}

/**
 * Makes index.html paint before the code has loaded: it inlines the boot script and all styles, and adds the app-shell
 * placeholders as templates. In development the boot script is an ordinary module and there are no placeholders.
 */
export function portalHtml(): Plugin {
  let base = '/';
  let mode = 'production';
  return {
    name: 'portal-html',
    configResolved: (config) => {
      ({ base, mode } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        if (!bundle) {
          return html.replace('<!--boot-->', '<script type="module" src="/src/boot/boot.ts"></script>');
        }
        const [boot, screens, oldBrowser] = await Promise.all([
          bootScript(base, mode),
          prerenderScreens(base),
          oldBrowserScript(),
        ]);
        const styles = extractStyles(bundle, base);
        const manifest = JSON.stringify(preloadManifest(bundle, base));
        return html
          .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
          .replace(
            '<!--boot-->',
            () =>
              `<script>window.preloadManifest=${manifest};${boot}</script><style>${styles}</style>${screens.styles}`,
          )
          .replace('<!--screens-->', () => `${screens.first}<script>${oldBrowser}</script>${screens.later}${FILL}`);
      },
    },
  };
}

/** Removes the stylesheets from the bundle and returns their text, with font URLs below the deployment's base. */
export function extractStyles(bundle: Rollup.OutputBundle, base: string): string {
  let styles = '';
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type !== 'asset' || !name.endsWith('.css')) continue;
    styles += String(file.source).replace(
      /url\((['"]?)(?:\.\/)?(?:\/?assets\/)?([^/)'"]+\.woff2)\1\)/g,
      `url(${base}assets/$2)`,
    );
    delete bundle[name];
  }
  return styles.trim();
}

/**
 * Returns the preload manifest: the files of the first screens' modules, and those of every other screen, keyed by the
 * first segment of its path; and the files of their translations.
 */
export function preloadManifest(bundle: Rollup.OutputBundle, base: string): PreloadManifest {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const manifest: PreloadManifest = { files: [], of: {} };
  const add = (name: string, names: Iterable<string>) => {
    const indexes = new Set(manifest.of[name]);
    for (const file of names) {
      const at = manifest.files.indexOf(base + file);
      indexes.add(at < 0 ? manifest.files.push(base + file) - 1 : at);
    }
    if (indexes.size > 0) manifest.of[name] = [...indexes];
  };
  const needs = (chunk: Rollup.OutputChunk) => [...closureOf(chunk, chunks)].map(({ fileName }) => fileName);
  // Files that every page needs, or the dashboard before its panels, are listed once.
  const listed = new Set<string>();
  const packages = chunks.flatMap(({ name, fileName }) => (name === PACKAGES ? [fileName] : []));
  add('packages', packages);
  for (const file of packages) listed.add(file);
  const everywhere = new Set(needs(chunkWith(firstScreens.every, chunks)));
  for (const [name, path] of Object.entries(PRELOADED_MODULES)) {
    const files = needs(chunkWith(path, chunks)).filter((file) => !listed.has(file));
    if (name === 'every' || name === 'dashboard') for (const file of files) listed.add(file);
    add(name, files);
  }

  const fileOf = (url: string) => chunks.find(({ fileName }) => basename(fileName) === basename(url));
  const routes = readRoutes({
    texts: new Map(chunks.map(({ fileName, code }) => [`assets/${basename(fileName)}`, code])),
  });
  for (const [id, { file, namespaces }] of routes.screens) {
    const name = screenKey(screens[id as ScreenId].pattern);
    const code = fileOf(file);
    // The first screens are listed already.
    if (!code || id === 'dashboard' || id === 'login') continue;
    add(
      name,
      needs(code).filter((one) => !everywhere.has(one)),
    );
    for (const language of LANGUAGES) {
      const translations = namespaces.flatMap(
        (namespace) => fileOf(routes.translations.get(`${language}/${namespace}`) ?? '') ?? [],
      );
      add(
        `${name}-${language}`,
        translations.map(({ fileName }) => fileName),
      );
    }
  }
  return manifest;
}
