/** The manifest of the files that may be preloaded. The build writes it into the HTML. */
export interface PreloadManifest {
  /** The URLs of the files. */
  files: string[];
  /**
   * Indexes into `files`, by name: a first screen, a notice, a language, a screen's {@link screenKey}; or one of these
   * with a hyphen and a language, for its translations.
   */
  of: Record<string, number[]>;
}

/**
 * Returns the name of a screen in the manifest, from its path or its pattern: the first segment. Only screens that are
 * much alike share it.
 */
export function screenKey(path: string): string {
  return `/${path.toLowerCase().split('/')[1] ?? ''}`;
}
