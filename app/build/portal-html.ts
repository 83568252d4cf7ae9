import type { Plugin, Rollup } from 'vite';
import { bootScript } from './boot-script.ts';
import { firstScreens } from './first-screens.ts';
import { drawScreens } from './screens.ts';

/** Modules whose files the boot script asks for ahead, by the screen or language, or both, that needs them. */
const AHEAD: Record<string, string> = {
  ...firstScreens,
  en: 'ui/src/i18n/en/common.json',
  zh: 'ui/src/i18n/zh/common.json',
  'signIn-en': 'ui/src/i18n/en/session.json',
  'signIn-zh': 'ui/src/i18n/zh/session.json',
};

/**
 * Makes index.html paint by itself: the boot script first, all styles inline, and the stand-in screens as templates.
 * In development the boot script is an ordinary module and there are no stand-ins.
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
        const [boot, screens] = await Promise.all([bootScript(base, mode), drawScreens()]);
        const styles = takeStyles(bundle, base);
        const ahead = JSON.stringify(filesAhead(bundle, base));
        return html
          .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
          .replace(
            '<!--boot-->',
            () =>
              `<script>window.portalAhead=${ahead};${boot}</script><style>${styles}</style><style>${screens.css}</style>`,
          )
          .replace('<!--screens-->', () => `${screens.html}<script>portalBoot.showPlaceholder()</script>`);
      },
    },
  };
}

/** The stylesheets' text, with addresses as seen from the page; their files are not needed any more. */
function takeStyles(bundle: Rollup.OutputBundle, base: string): string {
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

/** For each screen and language, the files that its module brings along. */
function filesAhead(bundle: Rollup.OutputBundle, base: string): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const ahead: Record<string, string[]> = {};
  // What every page asks for is listed once.
  const listed = new Set<string>();
  for (const [name, path] of Object.entries(AHEAD)) {
    const chunk = chunks.find((one) => one.moduleIds.some((id) => id.endsWith(path)));
    if (!chunk) throw new Error(`no file holds ${path}`);
    const files = [...withImports(chunk, chunks)].filter((file) => !listed.has(file));
    if (name === 'every') for (const file of files) listed.add(file);
    ahead[name] = files.map((file) => base + file);
  }
  return ahead;
}

/** A file and all it imports, directly or not. */
function withImports(
  chunk: Rollup.OutputChunk,
  chunks: readonly Rollup.OutputChunk[],
  found = new Set<string>(),
): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const one of chunks) if (chunk.imports.includes(one.fileName)) withImports(one, chunks, found);
  return found;
}
