import { onTestFinished, vi } from 'vitest';
import { bootConstants } from '../../build/boot-constants.ts';
import type { Boot } from '../boot/boot.ts';
// What the boot script imports, transformed before the tests, since that takes a while.
import '../appearance/appearance.ts';
import '../boot/early-requests.ts';

/** Answers by URL. */
export type Answers = Record<string, () => Response | Promise<Response>>;
export const OFFLINE = () => {
  throw new TypeError('offline');
};

/** Runs the first lines of the page at an address; what has no answer meets no connection, but the configuration is empty. */
export async function boot(address: string, answers: Answers = {}): Promise<Boot> {
  history.replaceState(null, '', address);
  for (const [name, source] of Object.entries(bootConstants)) vi.stubGlobal(name, JSON.parse(source));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (input: string) =>
    ({ '/config.json': () => Response.json({}), ...answers }[input] ?? OFFLINE)(),
  );
  vi.resetModules();
  await import('../boot/boot.ts');
  const page = window.portalBoot;
  // Otherwise it goes on waiting for the portal's code, and says so while the tests of another file run.
  onTestFinished(page.started);
  return page;
}

/** Leaves nothing of the page to the next test. */
export function resetPage(): void {
  vi.useRealTimers();
  localStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.cookie = 'authorizationToken=; max-age=0; path=/';
  delete window.preloadManifest;
}
