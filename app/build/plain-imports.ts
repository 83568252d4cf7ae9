import type { Plugin } from 'vite';

/**
 * Vite wraps each dynamic import in a helper that preloads its files and styles. Ours have no styles of their own, and
 * the boot script preloads: what is left of the helper is the import.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null),
  };
}
