import '@portal/ui/theme/base.css';
// Must run before the first element is created.
import './owner-stacks.ts';
// Must run before the first translations are loaded.
import './words/canvas.ts';
import type { Preview } from '@storybook/react-vite';
import { configureActions } from 'storybook/actions';
import { configure } from 'storybook/test';
import { themes } from 'storybook/theming';
import { SCHEMES, type Appearance, type Scheme } from '@portal/ui/theme';
import { displayDialog } from '../packages/ui/src/i18n/en/shell.json';
import { withChromaticModes } from './chromatic-modes.ts';
import { simpleControls } from './docs/part/controls.ts';
import { LazyPartPage } from './docs/part/LazyPartPage.tsx';
import { loadTranslations, STORY_ZONE, withGlobals, ZONES } from './globals.tsx';
import { toolbarLanguages } from './languages.ts';
import { beginStory } from './mock-backend.ts';
import { withShell } from './shell.tsx';

/** The viewports of the toolbar: a phone, the narrowest phone that a screen must fit, a tablet and a desktop. */
const viewports = {
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  narrow: { name: 'Narrow phone 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;

// The limit of `findBy` and `waitFor` in play functions, in ms; long, because a run of all stories is slow.
configure({ asyncUtilTimeout: 30_000 });

// Without a limit, the panel Actions serialises an event down to the window, and through it other frames, which may not
// be ready: half a megabyte for each press.
configureActions({ depth: 1 });

/** Items of the toolbar, named as the portal's display dialog names them. */
const named = (values: readonly (Appearance | Scheme)[]) =>
  values.map((value) => ({ value, title: displayDialog[value] }));

const preview: Preview = {
  // A docs page for each component (PartPage).
  tags: ['autodocs'],
  loaders: [loadTranslations, beginStory],
  decorators: [withShell, withGlobals],
  argTypesEnhancers: [simpleControls, withChromaticModes],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    // Light or dark, the same as Storybook's manager.
    docs: { theme: themes.normal, page: LazyPartPage },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          ['Welcome', 'States', 'What changed', '*'],
          'Foundations',
          'Kit',
          'Blocks',
          'Screens',
          // The order of the menu, with the pages before sign-in first; order.test.ts checks it.
          [
            'Sign in',
            'Provider sign-in',
            'Cookies blocked',
            'Forgot password',
            'Reset password',
            'Waiting',
            'Gates',
            'Shell',
            'Banners',
            'Display dialog',
            'Device data',
            'Last visit',
            'Dashboard',
            'Package ends',
            'Progress frame',
            'Week panel',
            'Live class dialog',
            'Meeting dialog',
            'Appointment dialog',
            'Zone notice',
            'Email panel',
            'Announcements panel',
            'Announcement dialog',
            'Community posts',
            'Videos panel',
            'Video gallery',
            'Course list',
            'Course',
            'Lessons',
            'Student progress',
            'Study schedule',
            'Live classes',
            'Live class library',
            'Recording',
            'Video list',
            'Assessment list',
            'Assessment',
            'Diagnostic test',
            'Meetings',
            'Booked meetings',
            'Available courses',
            'Teacher meetings',
            'Booking',
            'Events',
            'Enrollment',
            'Archived dialog',
            'Add or buy a course',
            'Package detail',
            'Package override',
            'Package purchase',
            'My packages',
            'Help dashboard',
            'Help',
            'Profile',
            'Profile picture',
            'Profile link account',
            'Profile delete account',
            'Delete account',
            'Link result',
            'Cards',
            'Notifications',
            'Messages',
            'Error pages',
            'Unauthorized',
            '*',
          ],
          'Flows',
        ],
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
        items: [...toolbarLanguages],
      },
    },
    appearance: {
      description: 'Appearance',
      toolbar: { title: 'Appearance', icon: 'mirror', dynamicTitle: true, items: named(['light', 'dark']) },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: { title: 'Colour scheme', icon: 'paintbrush', dynamicTitle: true, items: named(SCHEMES) },
    },
    timeZone: {
      description: 'Time zone',
      toolbar: {
        title: 'Time zone',
        icon: 'time',
        dynamicTitle: true,
        items: [
          { value: STORY_ZONE, title: 'Own zone' },
          ...Object.entries(ZONES).map(([value, title]) => ({ value, title })),
        ],
      },
    },
  },
  initialGlobals: {
    language: 'en',
    appearance: 'light',
    scheme: 'DEFAULT',
    timeZone: STORY_ZONE,
    // The choice in the panel "Backend", see mocks/src/choice.
    backend: '',
    // The phone, because the design is mobile first.
    viewport: { value: 'phone' },
  },
};

export default preview;
