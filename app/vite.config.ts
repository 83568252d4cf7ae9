import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootConstants } from './build/boot-constants.ts';
import { compilation } from './build/compilation.ts';
import { COMPILE_HINT } from './build/compile-hint.ts';
import { computedChunks } from './build/chunks.ts';
import { portalHtml } from './build/portal-html.ts';
import { versionInPage } from './build/version.ts';

/** Origin of the mock backend's HTTP server, when the portal is developed against it (`npm start` sets it). */
const backend = process.env['PORTAL_MOCK_SERVER'];

export default defineConfig({
  ...compilation,
  plugins: [react(), computedChunks(compilation), portalHtml(), versionInPage()],
  // In development the boot script is a module like the rest.
  define: bootConstants,
  server: {
    host: '127.0.0.1',
    ...(backend ? { proxy: Object.fromEntries(['/api', '/school'].map((path) => [path, backend])) } : {}),
  },
  build: {
    outDir: 'dist',
    // The licence notices that bundled packages require (docs/deployment.md).
    license: { fileName: 'third-party-notices.txt' },
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // portalHtml inlines all styles, so there is one stylesheet to inline.
    cssCodeSplit: false,
    // The boot script preloads the first screen's files, and RouterLink prefetches the next screen's code.
    modulePreload: false,
    rolldownOptions: { output: { postBanner: COMPILE_HINT } },
  },
});
