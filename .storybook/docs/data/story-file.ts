import type { Section } from './sections.ts';

/** What the source of one story tells. */
export interface StorySaid {
  about: string;
  sections: readonly Section[];
  /** Keys of translations that its play looks for. */
  keys: readonly string[];
  /** Other texts in quotes in its source, such as the server's. */
  texts: readonly string[];
}

/** What the sources tell about a file of stories. */
export interface StoryFile {
  /** The path of the component's source. */
  component: string | null;
  /** What the component is for. */
  about: string;
  /** The id of the screen it stands in. */
  screen: string | null;
  /** The sections that the file and what it draws with cite. */
  sections: readonly Section[];
  /** The keys of the translations that it draws with. */
  keys: readonly string[];
  /** The design tokens that the component uses. */
  tokens: readonly string[];
  /** By their names in the code. */
  stories: Readonly<Record<string, StorySaid>>;
}
