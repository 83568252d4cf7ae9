import { currentLanguage } from './current-language.ts';
import { screenKey } from './preload-manifest.ts';

const preloaded = new Set<string>();

/** Returns the files under these names of the manifest that have not been preloaded yet. */
function filesOf(...names: string[]): string[] {
  const { files = [], of = {} } = window.preloadManifest ?? {};
  const found = names.flatMap((name) => of[name] ?? []).map((at) => files[at] ?? '');
  return [...new Set(found)].filter((href) => !preloaded.has(href));
}

function preloadFile(href: string): HTMLLinkElement {
  preloaded.add(href);
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
  document.head.append(link);
  return link;
}

/** Preloads the files under these names of the manifest, each once. */
export function preload(...names: string[]): void {
  for (const href of filesOf(...names)) preloadFile(href);
}

function filesOfScreen(path: string): string[] {
  const key = screenKey(path);
  return filesOf(key, `${key}-${currentLanguage()}`);
}

/** Preloads the files of the screen at `path`, without the deployment's base, all in parallel. */
export function preloadScreen(path: string): void {
  for (const href of filesOfScreen(path)) preloadFile(href);
}

/**
 * How many of the screen's files are fetched in parallel until the first API requests are sent: over HTTP/1.1, browsers
 * open six connections.
 */
const MAX_PARALLEL_PRELOADS = 3;
/** The longest time that the other files wait for the first API requests, in ms. */
const PRELOAD_HOLD_MS = 1000;

/**
 * Preloads the files of the screen that is opened first. There are dozens, and over HTTP/1.1 the first API requests
 * would wait behind them.
 *
 * @param path of the screen, without the deployment's base
 * @param requestsSent settles when the first API requests are sent
 */
export function preloadFirstScreen(path: string, requestsSent: Promise<unknown>): void {
  const waiting = filesOfScreen(path);
  const next = () => {
    const href = waiting.shift();
    if (href === undefined) return;
    const link = preloadFile(href);
    link.addEventListener('load', next);
    link.addEventListener('error', next);
  };
  for (let started = 0; started < MAX_PARALLEL_PRELOADS; started += 1) next();
  const rest = () => waiting.splice(0).forEach(preloadFile);
  const hold = setTimeout(rest, PRELOAD_HOLD_MS);
  void requestsSent.finally(() => {
    clearTimeout(hold);
    rest();
  });
}
