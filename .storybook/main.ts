import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { storyFiles } from './docs/data/story-files-plugin.ts';

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
  viteFinal: (base) => mergeConfig(base, { plugins: [msw({ mode: 'worker-only' }), storyFiles()] }),
};

export default config;
