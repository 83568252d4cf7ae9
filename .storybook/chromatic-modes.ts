import type { ReactRenderer } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { visitedStories, type IndexEntry, type Story } from '../config/pictures/stories.mjs';
import { chromaticOf } from '../config/pictures/variants.mjs';

/** What Storybook's preview keeps on the page: the index of its stories. */
interface PreviewOnPage {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { storyIndex: { entries: Record<string, IndexEntry> } } };
}

let stories: Map<string, Story> | undefined;

function storyOf(id: string): Story | undefined {
  const { storyIndex } = (globalThis as PreviewOnPage).__STORYBOOK_PREVIEW__?.storyStoreValue ?? {};
  if (!storyIndex) return undefined;
  stories ??= new Map(visitedStories(Object.values(storyIndex.entries)).map((story) => [story.id, story]));
  return stories.get(id);
}

/**
 * Chromatic, for teams that have it, takes the pictures that config/pictures declares. Which ones depends on the title and the
 * tags of a story: of Storybook's hooks only an enhancer of arg types, which these stay as they are, sees them while a story is
 * prepared, and its parameters, which Chromatic reads.
 */
export const withChromaticModes: ArgTypesEnhancer<ReactRenderer> = ({ id, parameters, argTypes }) => {
  parameters['chromatic'] = chromaticOf(storyOf(id));
  return argTypes;
};
