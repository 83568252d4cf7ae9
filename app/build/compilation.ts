import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

/** Compiler options of the portal. The page's own styles are those of the code only if both are compiled alike. */
export const compilation = {
  root: fileURLToPath(new URL('..', import.meta.url)),
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
} satisfies UserConfig;
