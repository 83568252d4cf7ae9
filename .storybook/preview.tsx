import '../packages/ui/src/theme/base.css';
import type { Preview } from '@storybook/react-vite';
import { loadWords, withLook } from './look.tsx';

const preview: Preview = {
  loaders: [loadWords],
  decorators: [withLook],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    options: { storySort: { order: ['Start here', 'Foundations', 'Kit', 'Screens', 'Flows'] } },
  },
  initialGlobals: { language: 'en', appearance: 'light', scheme: 'DEFAULT', timeZone: 'Australia/Sydney' },
};

export default preview;
