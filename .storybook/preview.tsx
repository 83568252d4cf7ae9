import '@portal/ui/theme/base.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { SCHEMES } from '@portal/ui/theme';
import { loadTranslations, STORY_ZONE, withGlobals } from './globals.tsx';
import { resetMockBackend } from './mock-backend.ts';
import { withShell } from './shell.tsx';

/** The viewports of the toolbar: a phone, a tablet, a desktop, and the narrowest phone that a screen must fit. */
const viewports = {
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  narrow: { name: 'Narrow phone 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;

// The limit of `findBy` and `waitFor` in play functions: a run of all stories is slow.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  loaders: [loadTranslations, resetMockBackend],
  decorators: [withShell, withGlobals],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: ['Start here', ['Welcome', 'States', '*'], 'Foundations', 'Kit', 'Blocks', 'Screens', 'Flows'],
      },
    },
    // Optional: Chromatic takes each story twice, which shows both languages, appearances and widths.
    chromatic: {
      modes: {
        phone: { language: 'en', viewport: 'phone' },
        'zh dark desktop': { language: 'zh', appearance: 'dark', viewport: 'desktop' },
      },
    },
  },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'zh', title: '简体中文' },
          { value: 'pseudo', title: 'Pseudo-locale' },
        ],
      },
    },
    appearance: {
      description: 'Light or dark',
      toolbar: { title: 'Appearance', icon: 'mirror', dynamicTitle: true, items: ['light', 'dark'] },
    },
    scheme: {
      description: 'Colour scheme of the school',
      toolbar: { title: 'Colour scheme', icon: 'paintbrush', dynamicTitle: true, items: [...SCHEMES] },
    },
    timeZone: {
      description: "The student's time zone",
      toolbar: {
        title: 'Time zone',
        icon: 'time',
        dynamicTitle: true,
        items: [
          { value: STORY_ZONE, title: "The story's own zone" },
          'Australia/Sydney',
          'Asia/Shanghai',
          'America/St_Johns',
          'UTC',
        ],
      },
    },
  },
  initialGlobals: { language: 'en', appearance: 'light', scheme: 'DEFAULT', timeZone: STORY_ZONE },
};

export default preview;
