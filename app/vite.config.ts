import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { portalHtml } from './build/portal-html.ts';

/** The school's HTTP server, when the portal is developed against it (`npm start` sets it). */
const school = process.env['PORTAL_SCHOOL'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), portalHtml()],
  server: {
    host: '127.0.0.1',
    ...(school ? { proxy: Object.fromEntries(['/api', '/school'].map((path) => [path, school])) } : {}),
  },
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // All styles go into the HTML; a part of its own would be asked for in vain.
    cssCodeSplit: false,
    // The boot script fetches ahead what the first screen needs, and intent what the next one needs.
    modulePreload: false,
    rolldownOptions: {
      output: {
        // What every page needs, in one file: fewer requests, and it compresses better.
        codeSplitting: {
          groups: [
            {
              name: 'core',
              test: /node_modules\/(\.pnpm\/[^/]+\/node_modules\/)?(react|react-dom|scheduler|styled-components|stylis|i18next|react-i18next|react-router|react-router-dom|@tanstack|valibot|react-error-boundary)\//,
            },
          ],
        },
      },
    },
  },
});
