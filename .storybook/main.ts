import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { storyFiles } from './docs/data/story-files-plugin.ts';

const TRANSLATIONS = /\/i18n\/(?<language>\w+)\/[\w-]+\.json$/;

/**
 * Chunk groups of the built Storybook, by which a story loads 25 files instead of 169. Modules that many chunks share
 * are in one file; a library of one kind of story stays separate, and so do modules that only docs pages need.
 */
const groups = [
  { name: (id: string) => `texts.${TRANSLATIONS.exec(id)?.groups?.['language']}`, test: TRANSLATIONS },
  { name: 'libraries', test: /\/node_modules\/(?!.*storybook\/)/, minShareCount: 4 },
  { name: 'portal', test: /\/(?:packages\/(?:ui|domain|data)|mocks)\//, minShareCount: 4 },
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../app/src/**/*.stories.tsx'],
  // The pages in frames are static files, since the service worker does not handle their requests.
  staticDirs: [
    { from: '../mocks/frames', to: '/school/frames' },
    { from: './baselines', to: '/pictures' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [msw({ mode: 'worker-only' }), storyFiles()],
      build: { rolldownOptions: { output: { codeSplitting: { groups, includeDependenciesRecursively: false } } } },
    }),
};

export default config;
