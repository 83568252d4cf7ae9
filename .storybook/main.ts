import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { storyFiles } from './docs/data/story-files-plugin.ts';

const TRANSLATIONS = /\/i18n\/(?<language>\w+)\/[\w-]+\.json$/;

/**
 * Files of the built Storybook: a story loads 25 in place of 169. What several need is in one file; a single kind of story's
 * library stays by itself, and so does what only pages of the docs need.
 */
const groups = [
  { name: (id: string) => `texts.${TRANSLATIONS.exec(id)?.groups?.['language']}`, test: TRANSLATIONS },
  { name: 'libraries', test: /\/node_modules\/(?!.*storybook\/)/, minShareCount: 4 },
  { name: 'portal', test: /\/(?:packages\/(?:ui|domain|data)|mocks)\//, minShareCount: 4 },
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../app/src/**/*.stories.tsx'],
  // Pages for frames: the service worker does not handle their requests.
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
