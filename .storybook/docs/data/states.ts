import { visitedStories, type IndexEntry as VisitedEntry } from '../../../config/pictures/stories.mjs';
import { pictureName, visitsOf } from '../../../config/pictures/variants.mjs';
import { addressOf } from './address.ts';
import type { Section } from './sections.ts';
import { kindOf, type StateKind } from './state-kinds.ts';
import type { StoryFile, StorySource } from './story-file.ts';

/** An entry of Storybook's `index.json`. */
export interface IndexEntry extends VisitedEntry {
  importPath: string;
  exportName?: string;
}

/** An accepted picture of a story. */
export interface Picture {
  /** URL of the file, relative to the page. */
  src: string;
  language: string;
  appearance: string;
  scheme: string;
  width: number;
}

/** A story as the documentation pages show it. */
export interface State {
  id: string;
  /** `Screens/Live classes` */
  title: string;
  name: string;
  /** The folder of its sources, such as `live-classes`. */
  area: string;
  kind: StateKind;
  /** The text of its own comment. */
  about: string;
  address: string | null;
  /** Its own sections of the specification first, then those of its file and its components. */
  sections: readonly Section[];
  /** The path of its source, from the root of the repository. */
  source: string;
  pictures: readonly Picture[];
  storySource: StorySource;
  file: StoryFile;
}

const EMPTY_STORY_SOURCE: StorySource = { about: '', sections: [], keys: [], texts: [] };
const EMPTY_STORY_FILE: StoryFile = {
  component: null,
  about: '',
  screen: null,
  sections: [],
  keys: [],
  tokens: [],
  stories: {},
};

/** Returns the states of all stories, in the order of the sidebar. */
export function statesOf(entries: readonly IndexEntry[], files: Readonly<Record<string, StoryFile>>): State[] {
  const visited = new Map(visitedStories([...entries]).map((story) => [story.id, story]));
  return entries
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath, exportName = '' }) => {
      const file = files[importPath] ?? EMPTY_STORY_FILE;
      const storySource = file.stories[exportName] ?? EMPTY_STORY_SOURCE;
      const story = visited.get(id);
      return {
        id,
        title,
        name,
        area: importPath.split('/').at(-2) ?? '',
        kind: kindOf(exportName),
        about: storySource.about,
        address: addressOf(`${storySource.about} ${file.about}`, file.screen),
        sections: [...new Set([...storySource.sections, ...file.sections])],
        source: importPath.replace('./', ''),
        pictures: (story ? visitsOf(story) : [])
          .filter(({ picture }) => picture)
          .map(({ variant, globals, viewport }) => ({
            src: `./pictures/${pictureName(id, variant)}.webp`,
            ...globals,
            width: viewport.width,
          })),
        storySource,
        file,
      };
    });
}

/** The language, appearance and width of the pictures that a reader wants to see. */
export interface Look {
  language: string;
  appearance: string;
  width: number;
}

/** Returns the accepted picture closest to a look: the language counts most, then the width, then the appearance. */
export function nearestPicture(pictures: readonly Picture[], look: Look): Picture | undefined {
  const distance = (picture: Picture) =>
    (picture.language === look.language ? 0 : 8) +
    Math.min(4, Math.abs(picture.width - look.width) / 200) +
    (picture.appearance === look.appearance ? 0 : 2) +
    (picture.scheme === 'DEFAULT' ? 0 : 1);
  return pictures.toSorted((a, b) => distance(a) - distance(b))[0];
}
