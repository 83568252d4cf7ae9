import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

/**
 * Compiler options of the portal. The prerendered styles fit the code's components only if both are compiled with the
 * same options.
 */
export const compilation = {
  root: fileURLToPath(new URL('..', import.meta.url)),
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
} satisfies UserConfig;
