import type { Section } from './sections.ts';

/** Information from the source of one story. */
export interface StorySource {
  about: string;
  sections: readonly Section[];
  /** Translation keys in its source, for instance in its play. */
  keys: readonly string[];
  /** Other string literals in its source, such as texts of the server. */
  texts: readonly string[];
}

/** Information from the sources of a story file. */
export interface StoryFile {
  /** The path of the component's source. */
  component: string | null;
  /** The component's comment, which says what it is for. */
  about: string;
  /** The id of the screen in which the stories are shown. */
  screen: string | null;
  /** The sections that the file and its components cite. */
  sections: readonly Section[];
  /** The translation keys that its components use. */
  keys: readonly string[];
  /** The design tokens that the component uses. */
  tokens: readonly string[];
  /** By export name. */
  stories: Readonly<Record<string, StorySource>>;
}
