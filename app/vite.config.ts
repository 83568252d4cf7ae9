import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { filesOf, noStaleChunks } from './build/chunks.ts';
import { plainImports } from './build/plain-imports.ts';
import { portalHtml } from './build/portal-html.ts';

/** The school's HTTP server, when the portal is developed against it (`npm start` sets it). */
const school = process.env['PORTAL_SCHOOL'];

/** What every page needs of other people's code: one file is fewer requests, and compresses better. */
const CORE = {
  'node_modules/(?:\\.pnpm/[^/]+/node_modules/)?': [
    'react/',
    'react-dom/',
    'scheduler/',
    'styled-components/',
    'stylis/',
    'i18next/',
    'react-i18next/',
    'react-router/',
    'react-router-dom/',
    '@tanstack/react-query/',
    '@tanstack/query-core/',
    'valibot/',
    'react-error-boundary/',
  ],
  'lucide-react/dist/esm/': ['(?!icons/)'],
  'lucide-react/dist/esm/icons/': [
    'chevron-down\\.',
    'chevron-right\\.',
    'chevron-up\\.',
    'circle-check\\.',
    'circle-exclamation-point\\.',
    'clock\\.',
    'external-link\\.',
    'globe\\.',
    'info\\.',
    'lock\\.',
    'triangle-exclamation-point\\.',
    'x\\.',
  ],
};

/**
 * Our own small files that every signed-in page needs: one by one they would be thirty requests. What they import must
 * not import them: a circle of files does not start.
 */
const BASE = {
  'packages/domain/src/shared/': ['decode\\.', 'failure\\.', 'loadable\\.', 'paged\\.', 'safe-url\\.', 'zone\\.'],
  'packages/domain/src/courses/': ['rules', 'go-on'],
  'packages/domain/src/session/': [''],
  'packages/domain/src/settings/': ['(?!sidebar)'],
  'packages/domain/src/shell/': ['decode', 'rules'],
  'packages/domain/src/screens/': [''],
  'packages/data/src/client/': ['(?!paged|to-loadable-list|use-loadable-pages|use-submission)'],
  'packages/data/src/session/': ['(?!password|identity)'],
  'packages/data/src/settings/': ['(?!sidebar)'],
  'packages/data/src/shell/': [''],
  'packages/ui/src/theme/': [''],
  'packages/ui/src/links/': [''],
  'packages/ui/src/i18n/': ['areas', 'create', 'languages'],
  'packages/ui/src/kit/': [
    'Alert\\.',
    'Button\\.',
    'ButtonLink\\.',
    'Card\\.',
    'IconButton\\.',
    'IconLink\\.',
    'Skeleton\\.',
    'Spinner\\.',
    'TextLink\\.',
    'VisuallyHidden\\.',
    'useUnbroken\\.',
  ],
  'packages/ui/src/shared/': ['LoadFailed', 'PanelSkeleton', 'failure-words'],
  'app/src/': [
    'services',
    'storage',
    'look/',
    'words',
    'useNow',
    'useAddressOf',
    'routes/screen',
    'session/SignedIn',
    'session/useZone',
  ],
  'preload-helper': [''],
};

/** What the dashboard shows first, and the lists of courses share with it. */
const HOME = {
  'packages/domain/src/shared/': ['course\\.'],
  'packages/domain/src/courses/': ['decode'],
  'packages/data/src/': ['courses/queries', 'lessons/way-to-lesson'],
  'packages/ui/src/kit/': ['Gauge', 'Section', 'Status'],
  'packages/ui/src/shared/': ['Course', 'CutText', 'LoadedCourses', 'ReadMore', 'lazy-parts', 'useNear'],
  'app/src/': ['routes/course-links'],
  'lucide-react/dist/esm/icons/': [
    'file-text\\.',
    'headphones\\.',
    'messages-square\\.',
    'mic\\.',
    'pencil\\.',
    'target\\.',
    'trophy\\.',
  ],
};

const CHUNKS = { core: CORE, base: BASE, home: HOME };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [plainImports(), react(), noStaleChunks(CHUNKS), portalHtml()],
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
        codeSplitting: {
          groups: Object.entries(CHUNKS).map(([name, files]) => ({
            name,
            test: filesOf(files),
            includeDependenciesRecursively: name === 'core',
          })),
        },
      },
    },
  },
});
