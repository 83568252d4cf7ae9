/** Which files the build has for what may be preloaded. Written into the HTML. */
export interface PreloadManifest {
  /** The URLs of all these files. */
  files: string[];
  /**
   * Indexes of them by name: a first screen, a notice, a language, a screen's {@link screenKey}; or with a language behind a
   * hyphen, its translations.
   */
  of: Record<string, number[]>;
}

/**
 * The name of the screen at a path, or with a pattern of the table: the first part of it, which no two screens share that
 * differ much.
 */
export function screenKey(path: string): string {
  return `/${path.toLowerCase().split('/')[1] ?? ''}`;
}
