import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { bootConstants } from './build/boot-constants.ts';
import { computedChunks } from './build/chunks.ts';
import { portalHtml } from './build/portal-html.ts';

/** The school's HTTP server, when the portal is developed against it (`npm start` sets it). */
const backend = process.env['PORTAL_MOCK_SERVER'];

/** How the portal's code is compiled. */
const code = {
  root: import.meta.dirname,
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
} satisfies UserConfig;

export default defineConfig({
  ...code,
  plugins: [react(), computedChunks(code), portalHtml()],
  // In development the boot script is a module like the rest.
  define: bootConstants,
  server: {
    host: '127.0.0.1',
    ...(backend ? { proxy: Object.fromEntries(['/api', '/school'].map((path) => [path, backend])) } : {}),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // All styles go into the HTML; a part of its own would be asked for in vain.
    cssCodeSplit: false,
    // The boot script fetches ahead what the first screen needs, and intent what the next one needs.
    modulePreload: false,
  },
});
