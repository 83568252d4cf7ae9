import type { ReactRenderer } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { visitedStories, type IndexEntry, type Story } from '../config/pictures/stories.mjs';
import { chromaticOf } from '../config/pictures/variants.mjs';

/** The part of Storybook's global preview object that has the index of the stories. */
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
 * Sets the Chromatic parameters of each story, for teams that use Chromatic, so that it takes the pictures that
 * config/pictures declares. It is an `argTypes` enhancer, though it does not change the arg types: of Storybook's hooks
 * only these receive the id and the parameters of a story while it is prepared.
 */
export const withChromaticModes: ArgTypesEnhancer<ReactRenderer> = ({ id, parameters, argTypes }) => {
  parameters['chromatic'] = chromaticOf(storyOf(id));
  return argTypes;
};
