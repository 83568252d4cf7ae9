import { onTestFinished, vi } from 'vitest';
import { bootConstants } from '../../build/boot-constants.ts';
import type { Boot } from '../boot/boot.ts';
// Modules of the boot script, imported so that they are transformed before the tests, since that takes a while.
import '../appearance/appearance.ts';
import '../boot/early-requests.ts';

/** Responses by URL. */
export type Answers = Record<string, () => Response | Promise<Response>>;
export const OFFLINE = () => {
  throw new TypeError('offline');
};

/**
 * Runs the boot script at a URL. A request without an answer fails as if offline; the configuration is empty by
 * default.
 */
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
  // Otherwise it would continue to wait for the portal's code, and show its message during the tests of another file.
  onTestFinished(page.started);
  return page;
}

/** Resets the page for the next test. */
export function resetPage(): void {
  vi.useRealTimers();
  localStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.cookie = 'authorizationToken=; max-age=0; path=/';
  delete window.preloadManifest;
}
